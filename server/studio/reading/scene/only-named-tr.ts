import type { Around } from "./words-around.ts";

/** A noun without an ending of case, of which a compound begins: "ekmek kokusu". */
const BARE = /(?<!(?:[ıiuü]n|[dt][ae]n?|[yn][ıiuüae]|l[ae]r[ıi]))$/u;

/** Around what is only named in Turkish. */
export const TURKISH_AROUND: readonly Around[] = [
  { before: /(?<!\p{L})hiç (?:bir |bi )?$/iu, after: /^ (?:görm|yok|gelm|bulam|göremed|duym|kalm)/iu },
  // "Ekmek kokusu", "kavun tadında".
  {
    after:
      /^ (?:yanığı |gibi |çok |hafif |taze )?(?:kokusu|kokular|kokulu|kokuy|kokan|koktu|kokmu|kokard|kokus|tadı(?!n[ıa] çıkar)|tadın|aroması|aromalı|lezzet)/iu,
    kinds: /things|people|places/u,
  },
  // "Tren sesi", "davul sesleri".
  {
    word: BARE,
    after: /^ (?:ses(?:i|ler)|gürültüsü|uğultusu|çığlığı|tıkırtısı|şakırtısı)/iu,
    kinds: /things|people/u,
  },
  // "Kuş şeklinde bir bulut", "çiçek desenli".
  {
    word: BARE,
    after:
      /^ (?:şekl|şekil|biçim|desen|motif|figürlü|baskılı|formund|görünümlü|görünümünde|siluet|silüet|markalı|marka )/iu,
    kinds: /things|people/u,
  },
  // "Kedi gözlü bir kadın".
  {
    word: BARE,
    after:
      /^ (?:gözlü|bakışlı|sesli|tenli|kalpli|yürekli|huylu|beyinli|boyutlarında|renkli|renginde|rengi)(?!\p{L})/iu,
    kinds: /things/u,
  },
  // "Yılan filmi", "deniz hakkında".
  {
    after:
      /^ (?:hakkında|konulu|konusunda|temalı|ile ilgili|filmi|dizisi|belgesel|şarkısı|türküsü|masalı|hikayesi|hikâyesi|romanı|programı|fıkrası|haberi|haberleri|mevsimi|sezonu|bayramı|burcu|dersi|kursu|isimli|adlı|adında|isminde)/iu,
  },
  // "Köpek sandım", "ata benzettim".
  { after: /^\p{L}{0,3} (?:sand(?:ı[mkğ]|ım)|sanmış|sanıyordu|sanırdı|zannet|zannedi|andır|benzet)/iu },
  // "Otobüs bir türlü gelmedi".
  {
    after:
      /^ (?:(?:hiç|bir türlü|bi türlü|asla|hâlâ|hala|bir daha|daha|de|da|yine|gene) )*(?:gelmedi|gelmiyor|gelmiyo|gelmemiş|gelmezdi|gelmeyince|gelmeyen)/iu,
  },
  // "Kimse yokmuş", "pencere kalmamıştı", "kedi değilmiş".
  {
    after:
      /^(?:y?[ıiuü]|s[ıiuü])? ?(?:da |de |bile |falan |filan |hiç )?(?:yokmuş|yoktur|yokken|yokluğ|kalmamış|kalmadı|görünmüyor|gözükmüyor|görünmez|değilmiş|değildir|değilse|olmadığı|olmamas|olmuyor)/iu,
  },
  // "Babamı düşündüm", "dedemden bahsetti".
  {
    word: /[ıiuü]$/u,
    after:
      /^ (?:çok |hep |o kadar )?(?:düşün(?:dü|üyor|ürken)|özle(?:di|miş|dim)|özlüyor|hatırla(?:dım|ttı|tıyor)|anımsa)/iu,
  },
  { word: /[dt][ae]n$/u, after: /^ (?:çok |hep |sürekli )?(?:bahse[dt]|söz e[dt]|konuşu(?:yor|lu))/iu },
  // "Karpuz kesin diye bağırıyor", "ekmek alacağım".
  { after: /^ \p{L}+[ıiuü]n(?:[ıiuü]z)? diye (?:bağır|seslen|söyle|sesl)/iu, kinds: /things/u },
  { word: BARE, after: /^ al(?:ıca[mğ]\p{L}*|aca[kğ]\p{L}*|maya)(?!\p{L})/iu, kinds: /things/u },
  // "Çocuklar nasıl dedi", "arabayı bile kullanmadı".
  {
    after:
      /^ (?:nasıl|nerede|nerde|kaç para|var m[ıi]|ne yapıyo\p{L}*) (?:diye|dedi|diyo\p{L}*|demiş)(?!\p{L})/iu,
    kinds: /things|people/u,
  },
  {
    after: /^ bile (?:kullan|gör|bin|sür|al|ye|iç)\p{L}*m[ae](?:dı|di|z|mış|miş|zdı|zdi)/iu,
    kinds: /things/u,
  },
  // "Çantamı evde unutmuşum".
  {
    after:
      /^ (?:evde|arabada|otobüste|trende|takside|işte|okulda|orada|masada|içeride|otelde|ofiste|köyde|uçakta) (?:unut|bırak|kalmış|kaldı)/iu,
    kinds: /things/u,
  },
  // "Dededen kalma saat".
  { word: /[dt][ae]n$/u, after: /^ (?:kalma(?!d)|yadigâr|yadigar|miras)/iu, kinds: /people/u },
  // "Annemin sesiyle konuşan bir kuş".
  {
    word: /[ıiuü]n$/u,
    after: /^ (?:sesiyle|ses tonuyla|yüzüyle|gözleriyle|suratıyla|kılığında|kılığına)(?!\p{L})/iu,
    kinds: /people/u,
  },
  // "Süt akıyor sanki", "poşet ister misiniz", "anne diye bağırdım".
  { after: /^ \p{L}+(?:yor|yordu|m[ıiuü]ş|di|dı|du|dü) sanki(?=[.,!?…]|$)/iu, kinds: /things/u },
  { after: /^ iste(?:r|mez) m[ıi]s[ıi]n/iu, kinds: /things/u },
  { word: BARE, after: /^ diye (?:bağır|seslen|çağır|fısılda|haykır)/iu, kinds: /people|things/u },
  { word: /(?:n[ıiuü]z[ıiuü]m|y[ıiuü]m)$/u, after: /^ (?:diyor|dedi|diye)/iu, kinds: /people|things/u },
  // "Yayık ayranı gibi", "taç yaptı kağıttan", "depremden sonra".
  { word: BARE, after: /^ (?!\p{L}*[dt][ıiuü] )\p{L}{3,}[ıiuü] (?:gibi|kadar)(?!\p{L})/iu, kinds: /things/u },
  {
    before: /(?<!\p{L})yap(?:tı|tım|mış|ıyordu|ıyor) $/iu,
    word: /^(?:kağıt|kâğıt|tahta|taş|çamur|kum|yün)[dt][ae]n$/iu,
  },
  { word: /^depremden$/iu, after: /^ (?:sonra|önce|kaç)/iu },
  // "Kimse şemsiye açmadı".
  {
    before: /(?<!\p{L})(?:hiç )?kimse (?:de )?$/iu,
    after: /^ \p{L}+m(?:[ae](?:dı|di|mış|miş|z)|[ıiuü]yor)/iu,
    kinds: /things/u,
  },
  // "Eve götürene kadar".
  { word: /^ev(?:e|ime|imize)$/iu, after: /^ \p{L}+[ae]n[ae] kadar/iu, kinds: /things|places/u },
  // "Kuş yemi": no bird.
  {
    word: BARE,
    after:
      /^ (?:yemi|yemini|maması|mamasını|derisi|postu|eti|etini|etinden|gübresi|pisliği|izi|izleri|fobisi|korkusu|oyuncağı)(?!\p{L})/iu,
    kinds: /things/u,
  },
  // "Eskiden köpeğim vardı".
  { before: /(?<!\p{L})eskiden (?:bir |benim |bizim )*$/iu, after: /^ (?:vardı|varmış)/iu, kinds: /things/u },
  // "Damat ortada yok".
  {
    after: /^ (?:ortada|ortalıkta|hiçbir yerde|hiç bir yerde|yerinde|etrafta) (?:yok|değil|görün(?:m|ür))/iu,
  },
  // "Taştan yapılmış".
  {
    word: /^(?:tahta|ağaç|odun|taş|cam|demir|kağıt|kâğıt|kum|çamur|yün|mermer|kil)[dt][ae]n$/iu,
    after: /^ (?:yapıl|yapma|oyul|oyma|örül)/iu,
  },
  // "Sanki bir kuştu".
  {
    before: /(?<!\p{L})sanki (?:(?!da |de )\p{L}+ ){0,2}$/iu,
    word: /(?:y?m[ıiuü]ş|[a-zçğıöşü]{2}y?[dt][ıiuü])(?:[ıiuü]?[mzk]|n|l[ae]r)?$/u,
    kinds: /things|people/u,
  },
  {
    before: /(?<!\p{L})sanki (?:(?!da |de )\p{L}+ ){0,2}$/iu,
    after: /^ (?:olmuş|gibi)/iu,
  },
];
