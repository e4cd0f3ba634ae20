/** Words by which Hindi in Latin letters is known: other languages have none of them. */
const DISTINCT = new Set(
  "hai hain tha thi hu hun hoon raha rahi rahe rha rhi rhe aur nahi nahin nhi mujhe mera meri mere humare hamare hamari humari hamara apne apni apna gaya gayi gaye gya sapne sapna dekha bhi phir fir woh uske uski unke aaya aayi aaye karke kiya liya diya leke baith baitha baithi baithe kuch sab lekin wala wali wale saath andar upar niche neeche piche samne saamne maine usne usse jagah ghar kyun kahan wahan yahan abhi achanak bacche bachche aadmi aurat khud tarah pehle unki iski isko usko unhe karte karta karti hota hoti chali mujhko hamein bahut mujhse usse unse tabhi kyunki kisi hamesha zyada thoda sabne jaise waise kaise aise maine mujh unhone tumhare tumhara".split(
    " ",
  ),
);
/** Hindi words that are also words of other languages. */
const ALSO_ELSEWHERE = new Set("mein ka ki ke ko ne pe se ek ho par wo".split(" "));
const LEAST = 2.5;
const LEAST_SHARE = 0.14;

/** Whether a text is Hindi as it is typed in Latin letters. */
export function isLatinHindi(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const clear = words.filter((word) => DISTINCT.has(word));
  // The same word many times is one sign only.
  const signs = new Set(clear).size;
  if (signs < 2) return false;
  const others = words.filter((word) => ALSO_ELSEWHERE.has(word));
  const share = (clear.length + others.length / 2) / words.length;
  return signs + new Set(others).size / 2 >= LEAST && share >= LEAST_SHARE;
}
