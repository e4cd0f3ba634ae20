import type { SymbolId } from "#server/studio/reading/catalogue.ts";
import type { ForeignLanguage } from "#server/studio/reading/language.ts";
import type { Locale } from "#shared/locales.ts";

/** Dreams as users write them, each with its symbols. */
export const DREAMS: Record<Exclude<Locale, "en-GB" | "pt-BR">, [text: string, ids: SymbolId[]][]> = {
  tr: [
    [
      "Rüyamda dişlerim tek tek avucuma dökülüyordu. Aynaya baktım, ağzımda hiç diş kalmamıştı ve annem arkamda sessizce duruyordu.",
      ["teeth", "hand", "mirror", "mother"],
    ],
    [
      "Karanlık bir ormanda yürüyordum, arkamdan bir kurt geliyordu. Koşmaya çalıştım ama bacaklarım hareket etmiyordu.",
      ["dark", "forest", "wolf", "paralysis"],
    ],
    [
      "Denizin üzerinde uçuyordum, aşağıda küçük bir ada ve bembeyaz bir gemi vardı. Çok mutluydum.",
      ["sea", "flying", "island", "ship"],
    ],
    [
      "Üniversite sınavına geç kalmıştım. Kalemim yoktu, öğretmen bana bakıyordu, saat durmuştu.",
      ["school", "exam", "late", "teacher", "clock"],
    ],
    [
      "Eski evimizin bodrumuna indim. Merdivenlerin sonunda kilitli bir kapı vardı, anahtar elimdeydi ama çeviremiyordum.",
      ["house", "basement", "stairs", "door", "key", "hand"],
    ],
    [
      "Ölmüş dedem geldi, bana sıcak bir ekmek verdi. Bahçede ağacın altına oturduk, hiç konuşmadık.",
      ["death", "grandfather", "bread", "garden", "tree"],
    ],
    [
      "Dev bir dalga şehrin üzerine geliyordu. Herkes bağırıyordu, ben çocuğumun elini tutup çatıya çıktım.",
      ["wave", "city", "crowd", "scream", "child", "hand"],
    ],
    [
      "Beyaz bir at sislerin içinden çıkıp yanıma geldi. Sırtına bindim, dağlara doğru gittik.",
      ["horse", "fog", "mountain"],
    ],
    [
      "Düğünümde çıplaktım, misafirler telefonlarıyla fotoğrafımı çekiyordu. Ayakkabılarımı bile bulamıyordum.",
      ["wedding", "naked", "phone", "photo", "shoes", "search"],
    ],
    [
      "Otobüs bizi yanlış şehre götürdü. Valizim kaybolmuştu, yağmur yağıyordu.",
      ["bus", "city", "suitcase", "loss", "rain"],
    ],
  ],
  "en-US": [
    [
      "I was late for an exam and could not find the room. My teeth were crumbling in my hand.",
      ["late", "exam", "search", "room", "teeth", "hand"],
    ],
    [
      "A huge wave rose over the city and I ran up the stairs of a lighthouse with my daughter.",
      ["wave", "city", "stairs", "light", "child"],
    ],
    [
      "Someone was chasing me through a dark forest. I hid in a cave and held my breath.",
      ["chase", "dark", "forest", "hiding", "cave"],
    ],
    [
      "My grandmother was baking bread in our old house. The window was open and snow fell on the garden.",
      ["grandmother", "bread", "house", "window", "snow", "garden"],
    ],
    ["I stood on a stage without clothes and the whole crowd was laughing.", ["stage", "naked", "crowd"]],
    [
      "The elevator kept falling. When the doors opened there was only the sea and a whale looking at me.",
      ["elevator", "falling", "door", "sea", "whale"],
    ],
    [
      "I was driving a car with no brakes down a mountain road, my brother asleep beside me.",
      ["car", "mountain", "road", "sibling"],
    ],
    [
      "A black snake slept in my bed and I was not afraid. In the morning it had become a river.",
      ["snake", "bed", "river"],
    ],
    [
      "I found a letter from my dead father inside a book, but the words turned into butterflies.",
      ["letter", "death", "father", "book", "butterfly"],
    ],
  ],
  fr: [
    ["Mes dents tombaient une à une dans le lavabo et le miroir se brisait.", ["teeth", "mirror"]],
    [
      "Je volais au-dessus de la mer, une île brillait sous le soleil.",
      ["flying", "sea", "island", "light", "sun"],
    ],
    [
      "Un loup me poursuivait dans la forêt. J'ai crié mais aucun son ne sortait.",
      ["wolf", "chase", "forest", "scream"],
    ],
    [
      "Ma grand-mère préparait du pain dans la vieille maison. Il neigeait derrière la fenêtre.",
      ["grandmother", "bread", "house", "snow", "window"],
    ],
    [
      "J'avais raté le train, ma valise était pleine d'eau et la gare était vide.",
      ["train", "suitcase", "station", "late"],
    ],
    [
      "Le jour de l'examen, j'étais nue devant le professeur et toute la classe.",
      ["exam", "naked", "teacher", "school"],
    ],
    [
      "Un oiseau blanc entrait dans ma chambre et se posait sur le lit du bébé.",
      ["bird", "room", "bed", "baby"],
    ],
    [
      "L'ascenseur montait sans s'arrêter, puis il est tombé dans un trou noir.",
      ["elevator", "falling", "dark"],
    ],
  ],
  it: [
    [
      "Mi cadevano i denti uno dopo l'altro e mia madre piangeva davanti allo specchio.",
      ["teeth", "mother", "mirror"],
    ],
    [
      "Volavo sopra il mare, sotto di me c'era un'isola piena di fiori.",
      ["flying", "sea", "island", "flower"],
    ],
    [
      "Un uomo senza volto mi inseguiva nel bosco buio e io non riuscivo a muovermi.",
      ["stranger", "chase", "forest", "dark", "paralysis"],
    ],
    ["Ero in ritardo per l'esame e non trovavo la scuola.", ["late", "exam", "search", "school"]],
    [
      "Mia nonna mi dava una chiave d'oro per aprire la porta della soffitta.",
      ["grandmother", "key", "door", "attic"],
    ],
    ["Un serpente dormiva nel mio letto, fuori c'era una tempesta.", ["snake", "bed", "storm"]],
    [
      "Il treno attraversava un ponte altissimo sul fiume, poi siamo caduti.",
      ["train", "bridge", "river", "falling"],
    ],
    ["Al matrimonio di mio fratello pioveva e nessuno mi riconosceva.", ["wedding", "sibling", "rain"]],
  ],
  ar: [
    ["حلمت أن أسناني تسقط واحدة بعد الأخرى وأنا أنظر في المرآة.", ["teeth", "mirror"]],
    ["كنت أطير فوق البحر ورأيت جزيرة صغيرة تحت الشمس.", ["flying", "sea", "island", "sun"]],
    ["كان ذئب يطاردني في غابة مظلمة ولم أستطع الصراخ.", ["wolf", "chase", "forest", "dark", "scream"]],
    ["جدتي المتوفاة أعطتني خبزا في بيتنا القديم.", ["grandmother", "death", "bread", "house"]],
    ["تأخرت عن الامتحان ولم أجد باب المدرسة.", ["late", "exam", "door", "school", "search"]],
    ["أفعى سوداء كانت نائمة على سريري، وأمي واقفة عند النافذة.", ["snake", "bed", "mother", "window"]],
    ["موجة عالية غمرت المدينة والناس يهربون.", ["wave", "flood", "city", "crowd", "chase"]],
    ["ركبت القطار مع أخي، وضاعت حقيبتي في المحطة.", ["train", "sibling", "suitcase", "station", "lost"]],
  ],
  es: [
    ["Se me caían los dientes en la mano y mi madre no me miraba.", ["teeth", "hand", "mother"]],
    ["Volaba sobre el mar y veía una isla con un volcán.", ["flying", "sea", "island", "volcano"]],
    [
      "Alguien me perseguía por un bosque oscuro y yo no podía gritar.",
      ["chase", "forest", "dark", "scream"],
    ],
    [
      "Llegaba tarde al examen y no encontraba la puerta del colegio.",
      ["late", "exam", "search", "door", "school"],
    ],
    ["Mi abuela muerta hacía pan en la casa vieja.", ["grandmother", "death", "bread", "house"]],
    ["Una serpiente salía del espejo y mi perro ladraba.", ["snake", "mirror", "dog"]],
    ["Una ola gigante cubría la ciudad y el puente se rompía.", ["wave", "city", "bridge"]],
    ["Perdí el tren, mi maleta estaba llena de peces.", ["train", "suitcase", "fish"]],
  ],
  pt: [
    ["Os meus dentes caíam um a um e eu olhava para o espelho.", ["teeth", "mirror"]],
    ["Eu voava sobre o mar e via uma ilha cheia de pássaros.", ["flying", "sea", "island", "bird"]],
    [
      "Um lobo perseguia-me na floresta escura e eu não conseguia correr.",
      ["wolf", "chase", "forest", "dark", "paralysis"],
    ],
    ["Cheguei atrasada ao exame e a professora já recolhia as folhas.", ["late", "exam", "teacher"]],
    ["A minha avó fazia pão na casa antiga e chovia lá fora.", ["grandmother", "bread", "house", "rain"]],
    ["Uma cobra estava debaixo da cama do bebé.", ["snake", "bed", "baby"]],
    ["O avião caía devagar e o meu irmão segurava a minha mão.", ["plane", "falling", "sibling", "hand"]],
    ["Uma onda enorme entrou pela janela e levou as fotografias.", ["wave", "window", "photo"]],
  ],
  hi: [
    ["मेरे दाँत एक-एक करके गिर रहे थे और मैं आईने में देख रहा था।", ["teeth", "mirror"]],
    ["मैं समुद्र के ऊपर उड़ रही थी और नीचे एक छोटा द्वीप था।", ["sea", "flying", "island"]],
    ["एक साँप मेरे बिस्तर पर सो रहा था और माँ खिड़की के पास खड़ी थीं।", ["snake", "bed", "mother", "window"]],
    ["परीक्षा के लिए देर हो गई थी और स्कूल का दरवाज़ा बंद था।", ["exam", "late", "school", "door"]],
    ["कोई अंधेरे जंगल में मेरा पीछा कर रहा था।", ["dark", "forest", "chase"]],
    ["मेरी दादी पुराने घर में रोटी बना रही थीं और बारिश हो रही थी।", ["grandmother", "house", "bread", "rain"]],
    ["एक बड़ी लहर शहर पर आ गई और लोग चिल्ला रहे थे।", ["wave", "city", "crowd", "scream"]],
    ["भाई की शादी में मेरे जूते खो गए।", ["sibling", "wedding", "shoes", "lost"]],
  ],
  ja: [
    ["歯が一本ずつ抜けて、鏡を見ると母が後ろに立っていた。", ["teeth", "mirror", "mother"]],
    ["海の上を飛んでいて、下に小さな島が見えた。", ["sea", "flying", "island"]],
    ["暗い森の中で誰かに追いかけられて、声が出なかった。", ["dark", "forest", "chase", "scream"]],
    ["試験に遅刻して、教室が見つからなかった。", ["exam", "late", "school", "search"]],
    [
      "亡くなった祖母が古い家でパンを焼いていた。窓の外は雪だった。",
      ["death", "grandmother", "house", "bread", "window", "snow"],
    ],
    [
      "大きな波が街に押し寄せて、私は子どもの手を握って階段をのぼった。",
      ["wave", "city", "child", "hand", "stairs", "climbing"],
    ],
    ["白い蛇がベッドで眠っていて、怖くなかった。", ["snake", "bed"]],
    ["電車に乗り遅れて、駅にひとりで残された。", ["train", "late", "station"]],
  ],
  ko: [
    ["이빨이 하나씩 빠지고 거울 속에 어머니가 서 있었다.", ["teeth", "mirror", "mother"]],
    ["바다 위를 날고 있었는데 아래에 작은 섬이 보였다.", ["sea", "flying", "island"]],
    [
      "어두운 숲에서 누군가에게 쫓기고 있었는데 소리를 지를 수 없었다.",
      ["dark", "forest", "chase", "scream"],
    ],
    ["시험에 늦었는데 교실을 찾을 수 없었다.", ["exam", "late", "school", "search"]],
    ["돌아가신 할머니가 옛날 집에서 빵을 굽고 계셨다.", ["death", "grandmother", "house", "bread"]],
    [
      "큰 파도가 도시를 덮쳤고 나는 아이의 손을 잡고 계단을 올라갔다.",
      ["wave", "city", "child", "hand", "stairs", "climbing"],
    ],
    ["하얀 뱀이 침대에서 자고 있었다.", ["snake", "bed"]],
    ["기차를 놓치고 역에 혼자 남았다. 눈이 내리고 있었다.", ["train", "late", "station", "snow"]],
  ],
};

/** Dreams in the languages that no reading is written in. */
export const FOREIGN_DREAMS: Record<ForeignLanguage, [text: string, ids: SymbolId[]][]> = {
  de: [
    [
      "Meine Zähne fielen mir in die Hand, und im Spiegel stand meine Mutter.",
      ["teeth", "hand", "mirror", "mother"],
    ],
    [
      "Ich flog über das Meer, unter mir lag eine kleine Insel mit einem weißen Schiff.",
      ["flying", "sea", "island", "ship"],
    ],
    [
      "Ein Wolf verfolgte mich durch den dunklen Wald, und ich konnte nicht schreien.",
      ["wolf", "chase", "dark", "forest", "scream"],
    ],
    ["Ich kam zu spät zur Prüfung und fand das Klassenzimmer nicht.", ["late", "exam", "school"]],
    [
      "Meine tote Großmutter backte Brot in unserem alten Haus, vor dem Fenster lag Schnee.",
      ["death", "grandmother", "bread", "house", "window", "snow"],
    ],
    [
      "Die Bruecke stuerzte ein, und ich hatte die Schluessel verloren.",
      ["bridge", "earthquake", "key", "loss"],
    ],
  ],
  ru: [
    ["У меня выпадали зубы, и в зеркале стояла мама.", ["teeth", "mirror", "mother"]],
    ["Я летела над морем, внизу был маленький остров и белый корабль.", ["flying", "sea", "island", "ship"]],
    ["За мной гнался волк в тёмном лесу, я хотела кричать.", ["chase", "wolf", "dark", "forest", "scream"]],
    ["Я опоздал на экзамен и не мог найти школу.", ["late", "exam", "search", "school"]],
    [
      "Покойная бабушка пекла хлеб в старом доме, за окном шёл снег.",
      ["death", "grandmother", "bread", "house", "window", "snow"],
    ],
    ["В поезде я потеряла ключи и чемодан.", ["train", "loss", "key", "suitcase"]],
  ],
  zh: [
    ["我的牙齿一颗颗掉进手里，镜子里站着妈妈。", ["teeth", "hand", "mirror", "mother"]],
    ["我在海上飞，下面有一座小岛和一艘白色的船。", ["sea", "flying", "island", "ship"]],
    ["一只狼在黑暗的森林里追我，我喊不出声音。", ["wolf", "dark", "forest", "chase", "scream"]],
    ["我考试迟到了，找不到教室。", ["exam", "late", "search", "school"]],
    ["去世的奶奶在老家做面包，窗外下着雪。", ["death", "grandmother", "house", "bread", "window", "snow"]],
    ["火車上我把鑰匙丟了。", ["train", "key", "loss"]],
  ],
};
