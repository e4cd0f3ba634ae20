/** Words by which Hindi in Latin letters is known: other languages have none of them. */
const DISTINCT = new Set(
  "mein hai hain tha thi hu hun hoon raha rahi rahe rha rhi rhe aur nahi nahin nhi mujhe mera meri mere humare hamare hamari humari hamara apne apni apna gaya gayi gaye gya sapne sapna dekha bhi phir fir woh uske uski unke aaya aayi aaye karke kiya liya diya leke baith baitha baithi baithe kuch sab lekin wala wali wale saath andar upar niche neeche piche samne saamne maine usne usse".split(
    " ",
  ),
);
/** Hindi words that are also words of other languages. */
const ALSO_ELSEWHERE = new Set("ka ki ke ko ne pe se ek ho par wo".split(" "));
const LEAST = 3;
const LEAST_SHARE = 0.14;

/** Whether a text is Hindi as it is typed in Latin letters. */
export function isLatinHindi(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = words.filter((word) => DISTINCT.has(word)).length;
  if (hits < 2) return false;
  const score = hits + words.filter((word) => ALSO_ELSEWHERE.has(word)).length / 2;
  return score >= LEAST && score / words.length >= LEAST_SHARE;
}
