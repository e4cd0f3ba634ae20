import type { DreamLanguage } from "../language.ts";
import type { Around } from "./words-around.ts";

/** What is wished, missed, asked for, feared or left elsewhere, and where something or somebody comes from. */
export const SPOKEN_OF: Partial<Record<DreamLanguage, readonly Around[]>> = {
  hi: [
    { kinds: /^people$/u, after: /^ (?:जी )?ने (?:मुझे )?(?:आकर )?(?:जगा|उठा) ?(?:दिया|दी|दिये)[^।]{0,12}$/u },
    { word: /^घर$/u, before: /के $/u, after: /^ (?:जा|चल) रह/u },
  ],
  en: [
    // "I needed a wash for my interview".
    {
      before:
        /(?<!\p{L})(?:wash|suit|shirt|ready|dressed|practi[cs]\p{L}+|nervous|prepar\p{L}+|clothes) for (?:my|an?|the|his|her) (?:job )?$/iu,
      unlessAlone: true,
    },
  ],
  tr: [
    // "Sınavdan çıktım": one is no longer there.
    {
      word: /[dt][ae]n$/u,
      after: /^ (?:çık(?:tı[mk]|ıyo\p{L}*|mış\p{L}*|ıp|ınca|arken)|dönü\p{L}*|ayrıl\p{L}*)(?!\p{L})/iu,
      unlessAlone: true,
    },
  ],
  ja: [
    {
      word: /^(?:大学|高校|中学|小学校)$/u,
      after: /^(?:ん|の)?(?:時|とき|頃|ころ|時代)の?(?:彼|友|先|同|担|部|元|親友|クラスメ)/u,
    },
    // "彼氏がパン屋になっていた": what he is.
    { kinds: /^places$/u, word: /屋$/u, before: /[^、。]{1,8}[がは]$/u, after: /^になっ/u },
    { kinds: /^weather$/u, after: /^(?:の(?:あと|後)|上がり|あがり|がやんだ|が止んだ|が上がった)/u },
    { kinds: /^people$/u, after: /^(?:さん|ちゃん)?(?:に|が)(?:叩き|たたき)?起こ(?:され|し)[^。]{0,10}$/u },
    { after: /^が(?:欲し|ほし)|^(?:に|へ)(?:行きた|帰りた)|^になりた(?:い|か)/u },
    { after: /^の名前[をが](?:思い出せ|忘れ)/u },
    {
      after:
        /^(?:は|が)(?:あり|い|居)(?:ません|ます)か|^を[^、。]{0,6}(?:いる|いた|る|た)か(?:どうか)?(?:聞|尋|たずね)/u,
    },
    {
      after: /^(?:を|は|も)?(?:一度も)?(?:持って(?:い)?な|飼って(?:い)?な|持ってこな|持って来な|連れてこな)/u,
    },
    { after: /^に(?:置いて(?:き|来)|置き忘れ|忘れて(?:き|来)|忘れた)/u, noPeople: true },
    { after: /^に[^、。]{0,6}(?:られる|れる)かと思|^[がに](?:出|出てき|降り|来|現れ)そう(?:だ|で|な)/u },
    { after: /^を(?:呼ぼう|呼んで(?:と|って|くだ|くれ|もら)|呼ばな)/u },
    { after: /^に(?:乗り遅れ|間に合わ)/u, noPeople: true },
    // The stop at which one would leave the train.
    { word: /^駅$/u, before: /(?:降りる|下りる|乗り換える|乗換の)$/u, unlessAlone: true },
    {
      word: /^駅$/u,
      before: /(?:降りる|下りる|乗り換える)$/u,
      after: /^(?:を|も)?(?:過ぎ|すぎ|乗り過ご|通り過ぎ|わから|分から|忘れ)/u,
    },
    { after: /^も[^、。も]{1,6}も[^、。]{0,8}な(?:い|かった|く)/u },
    { before: /(?:頃|昔|普段|本当)は[^、。]{0,4}$/u, after: /^が(?:怖かった|苦手|嫌い|好き)/u },
    {
      after:
        /^(?:で|に)(?:働いて(?:い)?る|勤めて(?:い)?る|通って(?:い)?る)(?:友|人|先輩|後輩|姉|兄|弟|妹|母|父|いとこ|彼|妻|夫|知り合い|同級生)/u,
    },
    {
      after:
        /^(?:で|から)(?:借り|拾っ|採れ|採っ|取れ|獲れ|釣れ|釣っ|買っ|もらっ|届い)た(?![らり、。]|の[にで]|[がけ])/u,
      unlessAlone: true,
    },
    { word: /^(?!点滴|輸血)/u, after: /^の(?:レジ|ビニール|紙)?袋|^のチラシ/u, noPeople: true },
    {
      word: /^(?:会社|職場|大学|高校|中学|小学校|学校|塾)$/u,
      after: /^の(?:同僚|先輩|後輩|上司|友達|友人|仲間|知り合い|同級生|同期)/u,
    },
    {
      after:
        /^(?:前|の(?:隣|横|そば|近く|向かい|裏|前))の|^(?:に|へ)(?:行く|向かう)(?:途中|つもり|はず|予定)/u,
      unlessAlone: true,
    },
    { after: /^(?:に|へ)(?:行か(?:なきゃ|ないと|なけ)|行くはず|戻らな)/u, noPeople: true },
  ],
  ko: [
    { kinds: /^people$/u, after: /^ ?(?:이|가|한테|때문에|소리에)? ?(?:나를 )?깨(?:워|웠|우)[^.]{0,12}$/u },
    { after: /^ ?쪽(?:을|으로|만)? (?:가리|향)/u, noPeople: true },
    { after: /^(?:이|가|은|는|도)? ?안 (?:와|왔|오|올)/u, noPeople: true },
    { after: /^(?:을|를|이|가)? (?:갖고|가지고|키우고|먹고|마시고|사고|보고|되고|타고) 싶/u },
    { word: /(?:에|에서|로)$/u, after: /^ (?:가고|자고|쉬고|눕고|살고|돌아가고) 싶/u },
    { after: /^(?:이|가)? ?(?:생각나|그리워|그리웠|떠올라)/u },
    { after: /^ ?이름(?:이|을|도)? ?(?:기억|생각|까먹|몰)/u },
    { after: /^ ?(?:\S+ )?(?:있|키우|파|없)\S*(?:냐고|는지|나고) ?(?:묻|물|여쭤)/u },
    {
      before: /(?:옛날|예전|젊었을 때|어릴 때|한때)(?:에|에는|엔)? (?:\S+ )?$/u,
      after: /^ \S+다고 /u,
      noPeople: true,
    },
    { word: /에$/u, after: /^ (?:두고|놓고|놔두고) (?:왔|와|나왔)/u, noPeople: true },
    { after: /^(?:을|를|도)? (?:안|못) (?:가져|갖고|챙|들고|신|입|쓰고|걸치|씌|빌려)/u, noPeople: true },
    { after: /^ (?:\S+ )?(?:나올|올|잡아먹힐|잡힐|물릴|나타날|덮칠|쏟아질) ?(?:(?:것|거) ?같|까 ?봐)/u },
    { after: /^(?:을|를)? (?:불러 ?달라|부르려|부르라|불러야|부르자)/u },
    { word: /^(?:기차|버스|비행기|지하철|전철|막차|택시)/u, after: /^(?:을|를)? ?(?:놓쳤|놓친|놓칠|놓쳐)/u },
    { word: /도$/u, after: /^ \S+도 (?:\S+ )?(?:없|안 |못 )/u },
    { before: /(?:어릴 때|옛날|평소|원래)\S* (?:\S+ )?$/u, after: /^ (?:무서|싫|좋아)/u },
    {
      word: /에서?$/u,
      after:
        /^ (?:일하는|근무하는|다니는|알바하는) (?:친구|사람|언니|오빠|형|누나|동생|선배|후배|남편|아내|엄마|아빠|이모|삼촌|사촌|남자|여자)/u,
    },
    { word: /에서$/u, after: /^ (?:빌린|주운|딴|캔|온|산|사 온|가져온|잡은|보낸|받은) /u, unlessAlone: true },
    { after: /^ ?(?:봉지|봉투|전단지|비닐)/u, noPeople: true },
    {
      word: /^(?:대학교?|회사|고등학교|중학교|초등학교|학원|직장)$/u,
      after: /^ (?:교수|동료|선배|후배|친구|동기|동창|상사|사람들?)/u,
    },
    { after: /^ (?:옆|앞|뒤|근처|맞은편|건너편)(?:의|에 있는)? (?!길|도로)/u, unlessAlone: true },
    { word: /에$/u, after: /^ (?:가야|돌아가야)/u, noPeople: true },
    { word: /에$/u, after: /^ (?:가려|가다가|가는 (?:길|중))/u, unlessAlone: true },
  ],
  zh: [
    { kinds: /^people$/u, after: /^(?:就|来)?把?我?(?:给)?[叫喊吵推摇]醒了?[^。]{0,8}$/u },
    { word: /^开会$/u, unlessAlone: true },
    // "把月亮当球踢": used as one.
    {
      before: /当(?:成|作|做)?(?:一?[个只条把张])?$/u,
      after: /^(?:一样|似的|来)*[踢用使骑睡玩耍打穿戴划扔拍坐]/u,
      noPeople: true,
    },
    { before: /想(?:要|买|养)(?:一?[个只碗杯条份双件架辆台本把座间套匹])?$/u },
    { before: /想(?:去|回|到)趟?$|(?:该|得|应该|想着|打算)要?去$/u, noPeople: true },
    { before: /(?:想起|想念|怀念|想不起|记不得|记不起)来?了?我?$/u },
    { before: /(?:问|打听)[^，。,]{0,6}(?:有没有|养不养|要不要|是不是|见没见过?)(?:一?[个只条])?$/u },
    { before: /(?:以前|从前|年轻时|曾经)[^，。,]{0,4}过$/u, noPeople: true },
    { before: /(?:忘|落|丢)在$/u, noPeople: true },
    { after: /^(?:都|也)没(?:穿|带|戴|拿)/u, noPeople: true },
    { before: /想(?:在|躺在)$/u, noPeople: true },
    { before: /(?:想|要)(?:当|做|成为)(?:一?[个名位])?$/u },
    { before: /忘(?:了|记)?$/u, noPeople: true },
    { before: /(?:快要?|好像要|像要|就要|看样子要)下?$/u, after: /^(?:了|$|[，。,])/u, noPeople: true },
    { before: /(?:想|让\P{P}{0,3}|帮我|快|赶紧|要)去?叫$/u },
    { before: /(?:错过|误)了?$|赶不上$/u, noPeople: true },
    { before: /(?:不长|没长)$/u, noPeople: true },
    { before: /一[只条个头棵滴根块本张辆]$/u, after: /^(?:也|都)(?:没|不)/u },
    { before: /(?:小时候|以前|从小|平时)[^，。,]{0,3}(?:怕|喜欢|讨厌)$/u },
    { before: /在$/u, after: /^(?:上班|工作|打工|读书|上学)的/u, noPeople: true },
    {
      before: /(?:从|在)$/u,
      after: /^(?:里|上|边)?(?:借|捡|采|买|寄|拿|摘|抓|钓)(?:来|到|回来)?的/u,
      unlessAlone: true,
    },
    { after: /^的(?:袋子|塑料袋|购物袋|传单)/u, noPeople: true },
    {
      word: /^(?:公司|单位|大学|高中|初中|小学)$/u,
      after: /^的?(?:同事|领导|\p{Script=Han}{0,2}老师|班主任|班长|校长|教授|同桌|同学|室友|朋友|老板)/u,
    },
    { after: /^(?:旁边|对面|附近|后面|前面|隔壁)的|^的路上/u, unlessAlone: true },
  ],
};
