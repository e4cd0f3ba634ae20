import { animalAct, type AnimalActs } from "./animal-acts.ts";

/** Acts of people that are no words of the scene by themselves. */
export const WESTERN_ACTS: AnimalActs = {
  en: [
    animalAct(
      /(?:row(?:ing|ed)|paddl(?:ing|ed)|steer(?:ing|ed|s)|captain(?:ing|ed)|could drive|knows? how to drive|learn(?:ed|t|ing) to drive|was driving|in the driver['’]?s seat|at the controls|pilot(?:ing|ed|s)|flying (?:the|a|our) (?:plane|helicopter|rocket)|flew (?:the|a|our) (?:plane|helicopter))(?!\p{L})/iu,
      "driving",
    ),
    animalAct(
      /(?:(?:rid(?:ing|es)|rode|came|passed|going) (?:by )?(?:on )?(?:an?|the|my|his|its|our) (?:\p{L}+ )?(?:bike|bicycle|motorbike|motorcycle|scooter|sledge|sled|sleigh|skateboard|unicycle|tricycle|moped|vespa)|on (?:an?|the|my|his|its) (?:bike|bicycle|motorbike|scooter|sledge|sled|tricycle)|(?:pedall?(?:ing|ed)|cycling|sledging|sledding))(?!\p{L})/iu,
      "riding",
    ),
    animalAct(
      /(?:teach(?:ing|es)|taught|(?:standing |stood |was )?at the (?:black|white)?board|writ(?:ing|es) on the (?:black|white)?board|wrote (?:\p{L}+ ){0,4}on the (?:black|white)?board|giv(?:es|ing) (?:us |me |the |a )*(?:lesson|lecture|class|exam|test)|gave (?:us |me |the |a )*(?:lesson|lecture|exam|test))(?!\p{L})/iu,
      "atBoard",
      "teacher",
    ),
    animalAct(
      /(?:giv(?:es|ing) (?:a |the |his |her )?(?:speech|talk|concert|sermon|press conference)|gave (?:a |the )?(?:speech|talk|concert|sermon)|(?:speak|talk|spoke|speaking|talking)(?:ing|s)? (?:in)?to (?:a|the) microphone|at (?:a|the) (?:microphone|podium|lectern)|with a microphone)(?!\p{L})/iu,
      "onStage",
    ),
    animalAct(
      /(?:(?<!was |were |been |being )serv(?:ed|ing|es)|wait(?:ing|ed|s) (?:on )?(?:our |the )?tables?|t(?:ook|aking) (?:my|our|the) order|pour(?:ed|ing) (?:me|us|the|out|tea|coffee|wine|some|a cup)|bringing (?:me|us) (?:the )?(?:menu|bill|drinks|plates))(?!\p{L})/iu,
      undefined,
      "waiter",
    ),
    animalAct(
      /(?:(?<!was |were |been |being )(?:sell(?:ing|s)|sold)|behind the (?:counter|till|cash register)|at the (?:till|checkout|cash register|counter)|running (?:the|a) (?:shop|stall|bar))(?!\p{L})/iu,
      undefined,
      "clerk",
    ),
    animalAct(
      /(?:(?:behind|sat at|sitting at|seated at|working at) (?:an?|the|my|his|its|our) (?:\p{L}+ )?(?:desk|computer|typewriter)|typ(?:ing|ed)|do(?:ing|es) (?:my|his|the|its|our) (?:taxes|homework|paperwork)|grading|marking (?:my|our|the)|sign(?:ing|ed) (?:the|a|my|papers)|fill(?:ing|ed) (?:in|out)|stamp(?:ing|ed) (?:my|the|our)|count(?:ing|ed) (?:the |my |his |its )?(?:money|coins|cash))(?!\p{L})/iu,
      "writing",
    ),
    animalAct(
      /(?:(?:drink(?:ing|s)|drank|sip(?:ping|ped)|having|want(?:ed|s)|ask(?:ed|ing|s) for|order(?:ed|ing|s)) (?:an? |the |some |his |its |my |cup of |pint of |glass of |mug of |for )*(?:tea|coffee|beer|wine|whisky|whiskey|cocktails?|espresso|latte|pint|champagne|martini))(?!\p{L})/iu,
      "drinking",
    ),
    animalAct(
      /(?:(?:eat(?:ing|s)?|ate) (?:\p{L}+ ){0,3}with (?:an? )?(?:knife|fork|chopsticks|spoon)|order(?:ed|ing|s) (?:an? |the |some )?(?:pizza|food|dinner|lunch|burger|steak|ramen|oden)|having (?:dinner|lunch|breakfast))(?!\p{L})/iu,
      "dining",
    ),
    animalAct(
      /(?:play(?:s|ed|ing) (?:the |a )?(?:guitar|banjo|ukulele)|strumming)(?!\p{L})/iu,
      undefined,
      "musician",
    ),
    animalAct(
      /(?:play(?:s|ed|ing) (?:the |a )?(?:cards|poker|chess|dominoes|checkers|backgammon|bridge))(?!\p{L})/iu,
      "sitting",
    ),
    animalAct(
      /(?:play(?:s|ed|ing) (?:the |an? )?(?:piano|violin|fiddle|cello|drums|trumpet|saxophone|sax|accordion|flute|organ|harp|clarinet|golf|tennis|football|bingo)|conduct(?:ing|ed) (?:the|an) orchestra|pa(?:id|ying|ys)(?! attention)|tr(?:ied|ying) to pay|shook (?:my|our|his) hand|shaking hands|check(?:ed|ing) (?:my|our|the) (?:ticket|tickets|passport|id)|bow(?:ed|ing) to|tip(?:ped|ping) (?:his|its|her) hat|paint(?:ing|ed) (?:my|a|the)|operat(?:ing|ed) on|cut(?:ting)? my hair|doing yoga|in (?:the )?(?:line|queue)|queu(?:e?ing|ed)|officiat(?:ed|ing)|marr(?:ied|ying) us|interview(?:ed|ing) me)(?!\p{L})/iu,
    ),
    animalAct(
      /(?:vacuum(?:ing|ed|s)|hoover(?:ing|ed|s)|sweep(?:ing|s)|swept|mopp(?:ing|ed))(?!\p{L})/iu,
      "cleaning",
    ),
    animalAct(
      /(?:doing the (?:dishes|washing[- ]up)|washing (?:the )?(?:dishes|plates|up))(?!\p{L})/iu,
      "washing",
    ),
    animalAct(
      /(?:cook(?:ing|ed|s) (?:me|us|for|the|dinner|breakfast|lunch|an?|soup|pasta)|flipp(?:ing|ed) pancakes|bak(?:ing|ed) (?:me|us|a|bread|the))(?!\p{L})/iu,
      "cooking",
    ),
    animalAct(/(?:knit(?:ted|ting|s)?)(?!\p{L})/iu, "knitting"),
  ],
  tr: [
    animalAct(
      /(?:direksiyonda\p{L}*|direksiyonun başında\p{L}*|(?:araba|otobüs|kamyon|traktör|taksi|minibüs|dolmuş|tren|uçak|kayık|sandal|tekne|gemi|araç)\p{L}* (?:kullan|sür)\p{L}*|kürek çek\p{L}*|kayığı çek\p{L}*|şoförlük yap\p{L}*)/iu,
      "driving",
    ),
    animalAct(
      /(?:(?:bisiklet|motosiklet|motor|kızak|scooter|kaykay)\p{L}* (?:\p{L}+ ){0,2}?(?:sür|bin|kay|gel|geç|gid)\p{L}*|pedal çevir\p{L}*)/iu,
      "riding",
    ),
    animalAct(
      /(?:ders (?:anlat|ver|işl)\p{L}*|(?:bize|bana) (?:matematik|ingilizce|tarih|\p{L}+) öğret\p{L}*)/iu,
      "atBoard",
      "teacher",
    ),
    animalAct(/(?:tahtaya \p{L}*( \p{L}+)? ?yaz\p{L}*|tahtada (?:\p{L}+ )?(?:yaz|anlat)\p{L}*)/iu, "atBoard"),
    animalAct(
      /(?:mikrofon\p{L}*|konuşma yap\p{L}*|nutuk at\p{L}*|kürsüde\p{L}*|konser ver\p{L}*)/iu,
      "onStage",
    ),
    animalAct(
      /(?:garsonluk\p{L}*|servis yap\p{L}*|sipariş al\p{L}*|çay (?:dağıt|getir|servis|doldur|koy|dök|ikram)\p{L}*|kahve getir\p{L}*|hesabı getir\p{L}*)/iu,
      undefined,
      "waiter",
    ),
    animalAct(
      /(?:kasada\p{L}*|tezgahta\p{L}*|tezgâhta\p{L}*|tezgahın arkasında\p{L}*|(?:\p{L}+) sat(?:ıyor|ıyo|ardı|an)\p{L}*)/iu,
      undefined,
      "clerk",
    ),
    animalAct(
      /(?:masanın arkasında\p{L}*|masa başında\p{L}*|bilgisayar(?:da|ın başında)\p{L}*|imzal\p{L}*|para(?:ları)? say\p{L}*|paramı say\p{L}*|daktilo\p{L}*|evrak\p{L}*|not al(?:ıyor|ıyo)\p{L}*)/iu,
      "writing",
    ),
    animalAct(
      /(?:(?:çay|kahve|bira|rakı|şarap|viski) (?:içi|iste|söyle|sipariş|içmiş|içti|yudum)\p{L}*)/iu,
      "drinking",
    ),
    animalAct(/(?:çatal(?:la|la bıçakla)? \p{L}+|yemek sipariş\p{L}*|sipariş ver\p{L}*)/iu, "dining"),
    animalAct(/(?:gitar çal\p{L}*|saz çal\p{L}*|bağlama çal\p{L}*)/iu, undefined, "musician"),
    animalAct(/(?:(?:iskambil|kağıt|kâğıt|poker|satranç|tavla|okey|batak) oyn\p{L}*)/iu, "sitting"),
    animalAct(
      /(?:(?:piyano|keman|davul|zurna|klarnet|akordeon|flüt|trompet|saksafon) çal\p{L}*|para (?:verdi|uzat|öde|ver)\p{L}*|parasını öde\p{L}*|ödeme yap\p{L}*|bilet (?:kes|kontrol)\p{L}*|pasaport\p{L}* (?:bak|kontrol)\p{L}*|elimi sık\p{L}*|tokalaş\p{L}*|kuyrukta\p{L}*|sıraya gir\p{L}*|sırada bekl\p{L}*|ameliyat (?:ed|yap)\p{L}*|saçımı kes\p{L}*|nikah\p{L}* kıy\p{L}*|resim yap\p{L}*)/iu,
    ),
    animalAct(/(?:örgü ör\p{L}*|kazak ör\p{L}*)/iu, "knitting"),
    animalAct(/(?:halay çek\p{L}*|horon tep\p{L}*|dans ed\p{L}*|göbek at\p{L}*|vals yap\p{L}*)/iu, "dancing"),
    animalAct(/(?:gazete (?:oku|ok)\p{L}*|kitap (?:oku|ok)\p{L}*)/iu, "reading"),
    animalAct(/(?:sigara (?:iç|yak|tüttür)\p{L}*|puro iç\p{L}*|pipo iç\p{L}*|nargile iç\p{L}*)/iu, "smoking"),
    animalAct(/(?:yemek (?:yapıyor|pişir|yapıyo)\p{L}*|çorba (?:yap|karıştır|pişir)\p{L}*)/iu, "cooking"),
    animalAct(/(?:namaz kıl\p{L}*|dua ed\p{L}*)/iu, "praying"),
    animalAct(/(?:bulaşık yık\p{L}*)/iu, "washing"),
  ],
  de: [
    animalAct(
      /(?:am Steuer|hinterm Steuer|fuhr (?:das|den|mein|unser|ein|die)\p{L}*|fährt (?:das|den|mein)\p{L}*|lenkte|steuerte|ruderte|rudert|paddelte)/iu,
      "driving",
    ),
    animalAct(
      /(?:auf (?:dem|einem|meinem) (?:Fahrrad|Rad|Motorrad|Schlitten|Roller|Dreirad)|fuhr (?:\p{L}+ )?(?:Fahrrad|Rad|Schlitten|Motorrad)|radelte)/iu,
      "riding",
    ),
    animalAct(
      /(?:unterrichtete|unterrichtet|gab uns \p{L}*unterricht|hielt den Unterricht)/iu,
      "atBoard",
      "teacher",
    ),
    animalAct(/(?:schrieb (?:\p{L}+ ){0,3}an die Tafel|an der Tafel)/iu, "atBoard"),
    animalAct(/(?:hielt (?:eine|die) Rede|am Mikrofon|ins Mikrofon|gab ein Konzert)/iu, "onStage"),
    animalAct(
      /(?:bediente|goss (?:\p{L}+ )?(?:Tee|Kaffee)|schenkte (?:\p{L}+ )?(?:Tee|Kaffee|Wein)|servierte|kellnerte|brachte uns (?:die|den) (?:Karte|Rechnung|Kaffee))/iu,
      undefined,
      "waiter",
    ),
    animalAct(/(?:verkaufte|an der Kasse|hinter der Theke|hinter dem Tresen)/iu, undefined, "clerk"),
    animalAct(
      /(?:hinter (?:dem|einem) Schreibtisch|am Schreibtisch|tippte|unterschrieb|zählte (?:mein |das )?Geld)/iu,
      "writing",
    ),
    animalAct(
      /(?:trank (?:\p{L}+ ){0,2}(?:Tee|Kaffee|Bier|Wein)|wollte (?:\p{L}+ )?(?:Tee|Kaffee|Bier)|bestellte (?:\p{L}+ )?(?:Tee|Kaffee|Bier))/iu,
      "drinking",
    ),
    animalAct(/(?:mit (?:Messer und Gabel|Gabel|Besteck))/iu, "dining"),
    animalAct(/(?:spielte (?:\p{L}+ )?Gitarre)/iu, undefined, "musician"),
    animalAct(/(?:spielte(?:n)? (?:Karten|Skat|Schach|Poker))/iu, "sitting"),
    animalAct(
      /(?:spielte (?:\p{L}+ )?(?:Klavier|Geige|Trompete|Schlagzeug|Akkordeon|Orgel)|bezahlte|zahlte|kontrollierte (?:die|meine?n?) \p{L}+|dirigierte|schnitt mir die Haare)/iu,
    ),
    animalAct(/(?:strickte|strickt)/iu, "knitting"),
    animalAct(/(?:rauchte|raucht)/iu, "smoking"),
    animalAct(/(?:las (?:\p{L}+ )?(?:Zeitung|ein Buch)|liest Zeitung)/iu, "reading"),
  ],
};
