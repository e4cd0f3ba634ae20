import type { Homograph } from "./homograph.ts";

/** Korean words that are written like a thing's and mean another one. */
export const KO: readonly Homograph[] = [
  // "아직 말 안 함": nothing is said.
  { id: "horse", word: /^말$/u, after: /^ ?(?:안 |못 |없|한마디|하[지고면]|했|해)/u },
  // "우리 집 고양이": of one's own.
  ...[/^집$/u, /^우리집$/u].map((word): Homograph => ({
    id: "house",
    word,
    ...(word.source === "^집$" && { before: /우리 ?$/u }),
    after:
      /^ ?(?:고양이|강아지|멍멍이|개|염소|소|닭|아이|애|아들|딸|엄마|아빠|할머니|할아버지|남편|차|냉장고|식구|새|현관|대문|거실|마당|문|창문)/u,
  })),
  // "베란다 문을 닫다": its door is in the room.
  { id: "balcony", word: /^(?:베란다|발코니)$/u, after: /^ ?(?:문|창)/u },
  // "로또 사야 된다고": none is there.
  { id: "lotteryBalls", word: /^(?:로또|복권)/u, after: /^(?:이나|을|를|도)? ?사(?:야|러|자|라|볼)/u },
  // "어머니 이거 뭐예요": spoken to.
  {
    id: "mother",
    word: /^(?:어머니|엄마)$/u,
    after: /^,? (?:이거|이게|저거|뭐|왜|여기|저 |제가|빨리|어디)/u,
  },
  // The mother-in-law is called so too.
  {
    id: "mother",
    word: /^어머니/u,
    before: /^(?!.*(?:친정|우리|내|제) $).*$/u,
    beside: "woman",
    unless: /^(?!.*(?:시어머니|장모))/su,
  },
  // "회사 부장님": from work.
  { id: "office", word: /^회사$/u, after: /^ ?(?:부장|사장|과장|동료|사람|상사|선배|후배|대표|이사)/u },
  // "병원 늦었는데": one is on the way.
  { id: "hospital", word: /^병원/u, after: /^ ?(?:예약 ?)?늦/u },
  { id: "office", word: /^(?:면접|회사|출근)/u, after: /^ ?(?:시간 ?)?늦/u },
  { id: "needle", word: /^바늘/u, before: /(?:시계|저울|나침반)(?:의)? $/u },
  {
    id: "bridge",
    word: /^다리(?:가|는|도|를|에|만)?$/u,
    before:
      /(?:개|고양이|말|닭|소|돼지|강아지|토끼|새|오리|거미|사람|책상|의자|탁자|식탁|침대|인형|문어|오징어)(?:의)? $/u,
  },
  { id: "soup", word: /^국물/u, before: /(?:라면|국수|우동|짬뽕|떡볶이|김치|찌개) $/u },
  // "눈" is snow and an eye.
  {
    id: "snow",
    word: /^눈에서$/u,
    after: /^ (?:\S+ ){0,2}(?:눈물|피|빛|레이저|광선|나오|나온|나와|나왔|흘|떨어|쏟|자라)/u,
    is: "eye",
  },
  {
    id: "snow",
    word: /^눈(?:이|은|을|도|만|에)?$/u,
    after:
      /^ ?(?:빨갛|빨개|파랗|파래|까맣|까매|노랗|노래|반짝|빛나|깜빡|깜박|부릅|가리|가려|가렸|찔|매워|침침|동그|휘둥|세 개|네 개|하나|달려|달린|박혀|박힌|안 보이|돌아가|풀려)/u,
  },
  {
    id: "snow",
    word: /^눈(?:이|은|을|도|만|에|에서)?$/u,
    before: /(?:^|\s)(?:내|제|그의|그녀의|사람의|한쪽|왼쪽|오른쪽|양쪽|동그란|초롱초롱한) $/u,
    unless: /눈사람|눈싸움|함박눈|폭설|눈이 (?:내|오|왔|쌓)/u,
  },
  // "다리" is a bridge, and a leg.
  {
    id: "bridge",
    word: /^다리(?:가|는|도|를|에|만)?$/u,
    before: /(?:^|\s)(?:내|제|그의|양쪽|두|왼쪽|오른쪽|한쪽) $/u,
  },
  {
    id: "bridge",
    word: /^다리(?:가|는|도|를|에|만)?$/u,
    after:
      /^ (?:너무 |자꾸 |계속 |점점 |하나도 )?(?:안 움직|움직이지|무거|무겁|아프|아팠|풀|떨|저리|저렸|돌(?:이|처럼|같)|굳|얼어|말을 안|부러|꼬|짧|길어|길었|꼬여|휘청)/u,
  },
  {
    id: "bridge",
    word: /^다리(?:가|는|도|를|에|만)?$/u,
    before:
      /(?:무거운|가느다란|가는|긴|기다란|짧은|굵은|아픈|저린|부러진|마른|날씬한|통통한|다친|튼튼한|떨리는|뒷|앞|의족|하얀|여덟 개의|여러 개의|성냥개비 같은|막대기 같은) $/u,
  },
  // "배" is a ship, a pear and the belly.
  {
    id: "ship",
    word: /^배(?:가|를|는|도|에|에서|의)?$/u,
    before: /(?:부푼|볼록한|불룩한|튀어나온|튀어 나온|나온|고픈|부른|아픈|둥근|뚱뚱한|통통한|임신한) $/u,
    unless: /바다|항구|선원|갑판|돛|어부|(?:배를|배에) (?:탔|타)/u,
  },
  {
    id: "ship",
    word: /^배(?:가|를|는|도|에|에서|의)?$/u,
    after: /^ (?:(?:안|속)에서? )?(?:\S+ )?(?:깎|먹|베어|달고|달아|달았|시원하고|따서|따고|땄|씨)/u,
    unless: /바다|선장|항구|선원|갑판|돛|어부|(?:배를|배에) (?:탔|타)/u,
    is: "pear",
  },
  {
    id: "ship",
    word: /^배(?:가|를|는|도|에|에서|의)?$/u,
    beside: "pear",
    unless: /바다|선장|항구|선원|갑판|돛|어부|(?:배를|배에) (?:탔|타)/u,
    is: "pear",
  },
  {
    id: "ship",
    word: /^배(?:에서|가)$/u,
    after: /^ (?:\S+ )?(?:꼬르륵|뽈록|볼록|불룩|갈라)/u,
  },
  // "새 집": a new house, and no bird.
  {
    id: "bird",
    word: /^새$/u,
    after: /^ (?!(?:한|두|세|네|몇|여러|수십|수백)(?: |마리)|떼|무리|소리|들|머리|얼굴|날개|깃털|알)[가-힣]/u,
  },
  // "세 개": three pieces, and no dog.
  {
    id: "dog",
    word: /^개(?:가|를|는|도|나|씩|만|로|이|인데|였\S*|이고)?$/u,
    before: /(?:^|\s|\d)(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러|수십|수백|스무|백|\d+) ?$/u,
  },
  // "밥 먹었나": a greeting, and no rice.
  {
    id: "rice",
    word: /^밥(?:은|을|도)?$/u,
    after: /^ ?(?:은 )?(?:먹었|묵었|무읏|드셨|챙겨 먹)(?:나|냐|니|노|는지|냐고|나고|습니까|어요\?|어\?)/u,
  },
  // Pastes that are fed or eaten stand in no other jar than the one that is named.
  { id: "jar", word: /^(?:된장|고추장)/u, beside: "jug" },
  // "종이": of paper, and the bell with its particle.
  { id: "paper", word: /^종이$/u, beside: "bell", is: "bell" },
  { id: "gun", word: /^총$/u, after: /^ (?:[한두세네열백천몇]|다섯|여섯|일곱|여덟|아홉|\d)/u },
];
