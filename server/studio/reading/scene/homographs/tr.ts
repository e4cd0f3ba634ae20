import type { Homograph } from "./homograph.ts";

/** Names that are also typed in lower case, and others with a capital letter. */
const FIRST_NAME =
  /(?<!\p{L})(?:[Ff]atma|[Aa]yşe|[Ee]mine|[Hh]atice|[Zz]eynep|[Mm]eryem|[Şş]erife|[Hh]anife|[Ss]evgi|[Ll]eyla|[Ss]elma|[Nn]uray|[Mm]ehmet|[Aa]hmet|[Mm]ustafa|[Hh]asan|[Hh]üseyin|[Ii]brahim|[İi]smail|[Kk]emal|(?<!^|[.!?…] )\p{Lu}\p{Ll}+) $/u;

/** Turkish words that are written like a thing's and mean another one. */
export const TR: readonly Homograph[] = [
  // The railing of a balcony.
  { id: "scarecrow", word: /^korkulu[kğ]/iu, unless: /tarla|bostan|bahçe|karga|hasır|saman|mısır/iu },
  // "Çizmeye çalışıyorum": to draw.
  { id: "boots", word: /^çizmeye$/iu, after: /^ (?:çalış|başla|koyul|devam|uğraş)/iu },
  // "Fatma abla": a neighbour.
  { id: "sister", word: /^abla/iu, before: FIRST_NAME, is: "woman", kind: "people" },
  { id: "brother", word: /^a[bğ]i/iu, before: FIRST_NAME, is: "man", kind: "people" },
  // "Camdan" is out of the window, and of glass.
  {
    id: "window",
    word: /^camdan$/iu,
    after: /^(?:$|[,.!?]| (?:yapıl|bir (?!bak)|ol(?:uş|muş|an)|ayakkab|köprü|ev |merdiven|gibi))/iu,
    before: /^(?!.*(?:bakt|bakıy|seyre|gör|atla|sark|düş)).*$/iu,
  },
  // "Fabrikada bant yürüyor": what is made lies on it.
  {
    id: "tape",
    word: /^bant/iu,
    before: /(?:fabrika|vardiya|üretim|imalat|yürüyen|montaj|market|havaalan)[^.]*$/iu,
    unless: /koli band|yapıştır|selobant/iu,
    is: "conveyorBelt",
  },
  // "Müdire hanım": one woman.
  {
    id: "woman",
    word: /^hanım$/iu,
    before: /(?:müdire|müdür|öğretmen|hemşire|doktor|ebe|hoca|avukat|ayşe|fatma) $/iu,
  },
  // "Öğretmenim Nermin Hanım": her name.
  {
    id: "woman",
    word: /^Hanım/u,
    before: /(?:öğretmen|hoca|komşu|müdür|doktor|teyze|hala|patron|ebe)\p{L}* \p{Lu}\p{Ll}+ $/u,
  },
  // A car of the underground train, and its last stop.
  { id: "train", word: /^vagon/iu, beside: "metro" },
  { id: "busStop", word: /^dura[kğ]/iu, before: /(?:son|sonraki|bir önceki) $/iu },
  { id: "cap", word: /^kep/iu, beside: "mortarboard" },
  // Those of a pitch shine, and show no film.
  {
    id: "projector",
    word: /^projektör/iu,
    unless: /film|sinema|slayt|sunum|perde|toplantı|sınıf|ders(?!\p{L}{3})|dia(?!\p{L})/iu,
    is: "spotlight",
  },
  // "Fırının önünde kuyruk": the baker's shop.
  {
    id: "stove",
    word: /^fırın/iu,
    after: /^\p{L}* (?:önünde|karşısında|yanındaki|kuyru|sırasında|camı|vitrin|tezgah|kapısında)/iu,
    unless: /mutfa[kğ]|pişir|kek(?!\p{L})|tepsi|kızar|fırına (?:koy|ver|at|sür)/iu,
    is: "bakery",
    kind: "places",
  },
  // The bed of a truck.
  { id: "till", word: /^kasa/iu, beside: "pickup" },
  { id: "till", word: /^kasa/iu, beside: "truck" },
  // "Arkadaşım aradı, telefonda": a call.
  {
    id: "searching",
    word: /^ar(?:adı|ıyor|ıyordu|amış)$/iu,
    after: /^(?:,? (?:ve )?(?:telefon|açtım|konuş|dedi|diyor|gel |sesi))/iu,
  },
  // "Kasanın içinde balıklar": a crate, where nothing is paid.
  {
    id: "till",
    word: /^kasa/iu,
    unless: /kasiyer|market|para|ödeme|öde|fiş|kuyruk|kasada|kasaya git|banka|müşteri|dükkan|dükkân|mağaza/iu,
    is: "box",
  },
  // "Kendimi kel gördüm".
  { id: "man", word: /^kel$/iu, before: /(?:kendim\p{L}*|başım|kafam) (?:\p{L}+ )?$/iu },
  { id: "man", word: /^kel$/iu, after: /^ (?:kalm|oldu|olm|kaldı|hal|kafa|baş)/iu },
  // "Davulcu bizim bakkal": the grocer.
  {
    id: "supermarket",
    word: /^(?:bakkal|manav)$/iu,
    before: /(?:bizim|mahalledeki|köşedeki) $/iu,
    after: /^(?:$|[.,!?]| (?:amca|abi|dayı|efendi))/u,
  },
  {
    id: "supermarket",
    word: /^(?:bakkal|manav)$/iu,
    after: /^ (?:\p{Lu}\p{Ll}+ )?(?:amca|abi|dayı|efendi|teyze|abla|usta)(?!\p{L})/u,
  },
  // A tail, and no queue.
  {
    id: "crowd",
    word: /^kuyru[kğ]/iu,
    after: /^\p{L}* (?:sall|kıs|dik|kıvır|kes|kop)/iu,
  },
  {
    id: "crowd",
    word: /^kuyruğ(?:u|uyla|unu|una|undan|unun|um|umu|umla)$/iu,
    before:
      /^(?!.*(?:ekmek|bilet|banka|market|kasa|tuvalet|yemek|bekleme|araç|araba|insan|para|su|et|çorba|sinema|pasaport|vize|hastane|eczane|giriş) $)/iu,
    unless: /kuyruğ(?:a|u uza|unda)/iu,
  },
  // One picks fruit from a ladder.
  {
    id: "stairs",
    word: /^merdiven/iu,
    unless: /^(?!.*(?:zeytin|elma|kiraz|ceviz|incir|dut|armut|vişne|meyve).*topl)/isu,
    is: "ladder",
  },
  // A hose, and the trunk of an elephant.
  { id: "tornado", word: /^hortum/iu, before: /(?<!\p{L})fil(?:in)? $/iu },
  {
    id: "tornado",
    word: /^hortum/iu,
    before: /(?:itfaiye|bahçe|bahçıvan|musluk|su |yangın|yık(?:a|ıyor)|renault|araba)[^.]*(?:\.[^.]*)?$/iu,
    is: "hose",
  },
  {
    id: "tornado",
    word: /^hortum/iu,
    after: /^[^.]*(?:fışkır|püskür|sula|uzat|tutu(?:yor|p))/iu,
    is: "hose",
  },
  // "Camdan deniz görünüyordu": the window of what one rides in.
  ...["bus", "minibus", "train", "plane", "taxi", "ferry"].map((beside): Homograph => ({
    id: "window",
    word: /^cam(?:dan|ından|ımızdan)$/iu,
    after: /^ (?:\p{L}+ ){0,2}(?:görün|seyre)/iu,
    beside,
  })),
  // "Çıkın dedi": go out.
  { id: "bundle", word: /^çıkın$/iu, before: /^(?!.*(?:bir|elinde|sırtında|omzunda|küçük|bez|bohça) $)/iu },
  // The hand of a clock.
  { id: "scorpion", word: /^akrebi$/iu, before: /saat\p{L}* $/iu },
  // "Bir bardak kahve", "bir kutu kibrit": one thing.
  ...["cup", "teaCup", "teaGlass", "milk", "juice", "ayran", "beer", "wineGlass", "lemonade"].map(
    (beside): Homograph => ({
      id: "glass",
      word: /^bardak$/iu,
      after:
        /^ (?:sıcak |soğuk |demli |taze )?(?:çay|kahve|süt|ayran|bira|şarap|limonata|\p{L}+ suyu|meyve)/iu,
      beside,
    }),
  ),
  { id: "box", word: /^kutu$/iu, after: /^ (?:kibrit|bira|kola|süt)/iu },
  {
    id: "plant",
    word: /^saksı$/iu,
    after: /^ (?:kaktüs|gül|menekşe|orkide|sardunya|fesleğen|lale|papatya|çiçe)/iu,
  },
  // "Bir dilim ekmek", "pasta dilimi": no tongue.
  {
    id: "tongue",
    word: /^dilim/iu,
    after: /^ (?:ekmek|pizza|kek|pasta|karpuz|kavun|limon|peynir|börek|baklava|elma|portakal|kızarmış)/iu,
  },
  { id: "tongue", word: /^dilim/iu, before: /(?:pasta|ekmek|pizza|karpuz|kavun|limon|peynir|kek) $/iu },
  // "Elmayı yedi": ate.
  {
    id: "three",
    word: /^yedi$/iu,
    after: /^(?:$|[.,!?…;]| (?:ve|ama|sonra|diye|gitti|bitirdi|mi|de|da) )/iu,
  },
  // A boat, and no boots; an oar, and no shovel.
  {
    id: "boots",
    word: /^bot(?:un|ta\p{L}*|la|a)?$/iu,
    after: /^ (?:içinde|bin|açıl|su al|devril|bat|üstünde|kürek)/iu,
    is: "dinghy",
  },
  {
    id: "shovel",
    word: /^küre[kğ]/iu,
    after: /^(?: \p{L}+){0,1} çek/iu,
    unless: /kar küre|toprak|mezar/iu,
    is: "oar",
  },
  // The screen of a telephone.
  ...["phone", "computer", "laptop", "tablet"].map((beside): Homograph => ({
    id: "television",
    word: /^ekran/iu,
    beside,
  })),
  // "Göle düşen ayı": the moon.
  {
    id: "bear",
    word: /^ayı(?:n|nın|ya|yı)?$/iu,
    before: /^(?!.*(?:bir|bi|iki|üç|koca|kocaman|boz|kahverengi|beyaz|siyah|dev|yavru|anne|kutup) $)/iu,
    beside: "moon",
  },
  // Verbs: come, and put; a dig; "official".
  {
    id: "bride",
    word: /^gelin$/iu,
    after: /^ (?:buraya|bana|bakın|bakalım|dedi|beraber|birlikte|hadi|içeri|siz de)(?!\p{L})/iu,
  },
  {
    id: "sheep",
    word: /^koyun$/iu,
    after: /^ (?:oraya|buraya|şuraya|dedi|onu|bunu|şunu|bir kenara)(?!\p{L})/iu,
  },
  { id: "goose", word: /^kazı$/iu, after: /^ (?:yap|çalış|alan|yer)/iu },
  {
    id: "picture",
    word: /^resmi$/iu,
    before: /(?:^|[.,!?] ?|çok |pek )$/u,
    after: /^ (?:bir|kıyafet|elbise|tören|daire|araç|gazete|evrak|nikah)/iu,
  },
  // "Akşama lazım olur", and the whistle of a ship.
  { id: "dusk", word: /^akşama$/iu, after: /^ (?:lazım|kadar|yemeğ|misafir|ne )/iu },
  { id: "whistle", word: /^düdü/iu, before: /(?:vapur|gemi|tren|lokomotif|fabrika)\p{L}* (?:\p{L}+ )?$/iu },
  // Verbs: "masayı kurdu" (set it), "kurallara uydu" (kept to them), "resim çizmeyi seviyorum" (to draw).
  {
    id: "wolf",
    word: /^kurdun?$/iu,
    after:
      /^(?:$|[.,!?…;:]| (?:ve|ama|sonra|da|de|diye|dedi|yine|bana|bize|kendine|hemen|sanki|mu)(?!\p{L}))/iu,
  },
  {
    id: "wolf",
    word: /^kurdun?$/iu,
    before:
      /(?<!\p{L})(?:çadır|masa|sofra|tuzak|tuzağ|hayal|saat|alarm|cümle|şirket|iş|düzen|plan|kamp|oyun|pusu|yuva|ev|tezgah|salıncak|salıncağ|hapishane|dükkan|sistem|ekip|grup|turşu|soba|bağ|aile)\p{L}* (?:\p{L}+ )?$/iu,
  },
  {
    id: "satellite",
    word: /^uyd(?:u|um|un|ular)$/iu,
    before: /(?<![dt])[ae] $/iu,
    after: /^(?! (?:gönder|fırlat|yerleştir|at))/iu,
  },
  {
    id: "boots",
    word: /^çizme(?:m|mi|yi|k|ye|miz|si|sini)?$/iu,
    before:
      /(?<!\p{L})(?:resim|resmi|resmini|harita|plan|proje|şekil|şekli|kroki|portre|karikatür|manzara|şey|tablo|desen|elbise modeli|çizgi|kalemle)\p{L}* (?:\p{L}+ )?$/iu,
  },
  { id: "boots", word: /^çizme(?:yi|m)$/iu, after: /^ (?:sev|öğren|bil|başar|dene|gerek|lazım|iste)/iu },
  // A holy night, unless it is lit.
  {
    id: "diya",
    word: /^kandil/iu,
    before: /^(?!.*(?<!\p{L})(?:bir|bi|iki|üç|eski|yağ|elinde|elimde|bakır|küçük|sönük|yanan) $).*$/iu,
    unless: /kandil\p{L}* (?:\p{L}+ )?(?:yak|yan|sön|as[ıi]l|tut|ışı)|fitil/iu,
  },
  // The goal of a pitch.
  {
    id: "castle",
    word: /^kale/iu,
    before: /(?<!\p{L})(?:gol|şut|maç|penaltı|top|takım|futbol|kaleci)\p{L}*[^.]*$/iu,
    is: "goal",
  },
  {
    id: "castle",
    word: /^kale/iu,
    after: /^[^.]*(?<!\p{L})(?:gol|şut|penaltı|geçti|direğ)/iu,
    is: "goal",
  },
  { id: "lake", word: /^gol/iu, after: /^,? (?:ol|at|ye[dm]|yi|kaç|sev|kral|diye|attı)/iu },
  // "Krem sürdüm": put on, where there is nothing to ride.
  {
    id: "riding",
    word: /^sür/iu,
    unless:
      /(?<!\p{L})(?:ara(?:ba|ç|c[ıi])|otomobil|otobüs|kamyon|tır|motor|bisiklet|scooter|vespa|at(?!\p{L})|at[ıiaeu]|traktör|kayık|tekne|tren|tramvay|minibüs|dolmuş|taksi|kaykay|kızak|deve|eşek|eşeğ|fil|gemi|uçak|uçağ|jip|cip|kay|ejderha|bulut|süpürge|saban|pulluk|tarla|çift)/iu,
  },
  // "Futbol oynuyorduk": to play.
  {
    id: "dancing",
    word: /^oynuyorduk$/iu,
    unless: /düğün|kına|halay|müzik|davul|zurna|horon|zeybek|göbek|dans|oyun hava|şarkı|türkü|sahne|hora/iu,
  },
  // "Annem aradı", "bankayı aradım, açmadılar": a call.
  {
    id: "searching",
    word: /^ara(?:dı|mış)$/iu,
    before:
      /(?:^|[.,!?;] ?|(?<!\p{L})(?:sonra|birden|derken|o sırada|ama|ve|dün|gece|sabah|yine|tekrar) )(?:\p{L}+m|patron|müdür|polis|hastane|okul|banka|biri|birisi|öğretmen|hoca|kadın|adam|\p{Lu}\p{L}+)(?: da| de)?(?: beni| bizi)? $/iu,
  },
  {
    id: "searching",
    word: /^aradı(?:m|k)$/iu,
    after: /^,? (?:ve |ama |telefon\p{L}* )?(?:aç(?:m|tı)|meşgul|cevap|çaldı|ulaş|konuş|dedi)/iu,
  },
  // The treadmill's belt.
  { id: "tape", word: /^bant/iu, beside: "treadmill" },
  // Files and the mouse of a computer.
  ...["computer", "laptop", "phone", "television"].map((beside): Homograph => ({
    id: "ringBinder",
    word: /^dosya/iu,
    beside,
  })),
  {
    id: "ringBinder",
    word: /^dosya/iu,
    after: /^ (?:\p{L}+ )?(?:indir|mail|silin|yükle|kaydet|kaydol|aktar|gönder)/iu,
  },
  { id: "mouse", word: /^fare/iu, before: /(?<!\p{L})(?:bilgisayar|klavye|laptop)\p{L}* (?:ve )?$/iu },
  // "Şirketi kuran adam", "hayal kuran bir kız": who set it up.
  {
    id: "book",
    word: /^kuran$/u,
    before:
      /(?:(?<!(?<!\p{L})(?:\p{L}*l|esk|yen|ayn|kend|mav|sar|ik))[ıiuü]|(?<!\p{L})(?:oyun|hayal|tuzak|cümle|plan|düzen|çadır|sofra|şirket)) $/iu,
    after: /^(?! (?:oku|kurs|kitab|sesi|ayet))/u,
  },
  // A line of people.
  { id: "table", word: /^sıra$/iu, before: /(?<!\p{L})uzun (?:bir )?$/iu, is: "crowd", kind: "people" },
  {
    id: "table",
    word: /^sıra$/iu,
    after: /^ (?:çok |o kadar |baya |bayağı |epey )?(?:uzun|ilerle|bekle)/iu,
    is: "crowd",
    kind: "people",
  },
  // The seat of a vehicle, of a barber or of a hall.
  ...[
    "bus",
    "minibus",
    "train",
    "plane",
    "metro",
    "tram",
    "car",
    "taxi",
    "hairdresser",
    "cinema",
    "theatre",
  ].map((beside): Homograph => ({ id: "armchair", word: /^koltu/iu, beside })),
  // A baker's.
  {
    id: "oar",
    word: /^küre/iu,
    unless: /^(?!.*(?:ekme|fırın|kar(?!\p{L})|toprak|kömür|kum))/isu,
    is: "shovel",
  },
  // That of a wedding.
  { id: "livingRoom", word: /^salonu?$/iu, beside: "bride", is: "weddingHall", kind: "places" },
  // The goal of a match.
  {
    id: "castle",
    word: /^kale/iu,
    unless: /^(?!.*(?:(?<!\p{L})top(?!l)|takım|(?<!\p{L})gol(?!\p{L})|futbol|penaltı|şut))/isu,
    is: "goal",
  },
];
