import type { Homograph } from "./homograph.ts";
import { BACKWARDS, LEANT, ASTRIDE, OF_HOME, WITH_TEETH } from "./romance.ts";
import { ahead, behind, PT_TABLES } from "./pt-tables.ts";
import { patternOf } from "../../matching/letters.ts";

/** What has headlights. */
const HEADLIGHTS = ["car", "truck", "bus", "motorbike", "taxi", "pickup"];

/** What stands before a noun: "cobra" behind another word is "cobra" (he charges). */
const NOUN_NEXT =
  "(?:um|uma|uns|umas|os?|as?|[dn][oa]s?|aos?|às?|pel[oa]s?|[nd]?um[as]?|(?:meu|minha|seu|sua|teu|tua|nosso|nossa|ess[ea]|est[ea]|[dn]?aquel[ea]|[dn]?ess[ea]|[dn]?est[ea]|outr[oa]|muit[oa]|tant[oa]|algum|alguma|nenhuma?|cada|grande|pequen[oa]|enorme|velh[oa]|nov[oa]|únic[oa]|primeir[oa]|segund[oa]|linda|gigante)s?|dois|duas|três|quatro|cinco|mil|de|com|sem|e|ou|em|como|sobre|entre|para|pra|tinha|havia|vi|era|é|contra|que nem|virar|mais)";
/** A word of that form is a verb unless such a word stands before it, or nothing does. */
const verb = (id: string, word: string, after?: string): Homograph => ({
  id,
  word: patternOf(`^${word}$`, "iu"),
  before: patternOf(`\\p{L},? (?<!(?<!\\p{L})${NOUN_NEXT} )$`, "iu"),
  ...(after && { after: patternOf(`^ (?:${after})(?!\\p{L})`, "iu") }),
});
/** Places that one belongs to, goes to, or comes to know others in: "o dono do bar", "a caminho da igreja". */
const PLACES =
  "school bakery pharmacy bar shop supermarket butcherShop garage market restaurant office bank hospital gym hairdresser church postOffice factory factoryHall cinema library clothesShop canteen kindergarten museum theatre station airport shore prison".split(
    " ",
  );
const PERSON_OF =
  "(?:moç[oa]|raparigas?|rapaz|senhoras?|senhor|homem|mulher|cara|menin[oa]|don[oa]|empregad[oa]|funcionári[oa]|tip[oa]|gaj[oa]|vizinh[oa]|colegas?|amig[oa]s?|gerente|patrão|patroa|porteir[oa]|secretári[oa]|diretora?|pessoal|segurança|padre|garçom|chaves?) d[oa]s?(?: minha| meu)?";
const KNOWN_FROM =
  "que (?:eu )?(?:tive|tinha|tivemos|conheci|conhecia|andou|estudou|andava|estudava|foi meu|foi minha|trabalha|trabalhava)(?: comigo)?(?: n[oa])?|que me deu aulas?(?: n[oa])?|do tempo d[oae]|a caminho d[oa]|quer\\p{L}+ ir (?:para|pra|à|ao|a|no|na)(?: [oa])?|faltava \\p{L}+ para [oa]|trabalh(?:ei|ou|ámos|amos) (?:\\p{L}+ )?anos (?:n[oa]|num|numa)";

/** Portuguese words that are written like a thing's and mean another one. */
export const PT: readonly Homograph[] = [
  // Dry leaves that are named again.
  { id: "paper", word: /^folhas?$/iu, beside: "leafHeap" },
  // The city.
  {
    id: "harbour",
    word: /^porto$/iu,
    before:
      /(?:metro|cidade|ribeira|baixa|ruas|fc|estádio) d[oe] $|\b(?:de|para|pelo) Lisboa (?:a|e) o? ?$/iu,
  },
  ASTRIDE,
  OF_HOME,
  WITH_TEETH,
  { id: "sleeping", word: /^dormir$/iu, before: /(?:para|pra) $/iu },
  { id: "stable", word: /^Vacaria$/u },
  // "Partiu-se na trave, fogo": an exclamation.
  { id: "fire", word: /^fogo$/iu, before: /, $/u, after: /^(?:$|[.!])/u },
  {
    id: "belt",
    word: /^cinto$/iu,
    before: /de $/iu,
    unless: /^(?!.*(?:carro|corrida|banco de trás|dirig|ônibus|avião))/isu,
  },
  { id: "upsideDown", word: /^ao contrário$/iu, before: BACKWARDS },
  { id: "stairs", word: /^escada$/iu, before: LEANT, is: "ladder" },
  // "A porteira dava-lhe sopa": she keeps the house.
  {
    id: "gate",
    word: /^porteira$/iu,
    after: /^ (?:do prédio|da escola|\p{L}+(?:va|ou|eu|iu|disse|veio|ia)(?:-| ))/iu,
    unless: /fazenda|sítio|gado|pasto|curral|roça|boiada/iu,
    is: "woman",
    kind: "people",
  },
  // "Caranguejos com farol": those of a car.
  ...HEADLIGHTS.map((beside): Homograph => ({
    id: "lighthouse",
    word: /^far[oó](?:l|is)$/iu,
    beside,
    unless: /ilha|rochedo|costa|navio|penhasco|o farol (?:da|do|estava|girava|piscava)/iu,
    is: "headlights",
  })),
  // "Boia de flamingo": of that form.
  ...["flamingo", "duck", "unicorn", "swan", "doughnut", "crocodile", "turtle"].map((id): Homograph => ({
    id,
    word: /^\p{L}+$/u,
    before: /(?<!\p{L})boias? (?:inflável |insuflável )?(?:em forma )?de $/iu,
  })),
  // One is in it: a hot-air balloon.
  {
    id: "balloon",
    word: /^balão$/iu,
    before:
      /(?<!\p{L})(?:ia|íamos|vo(?:ava|ávamos|ei)|viaj(?:ava|ávamos|ei)|estava|estávamos|dentro) (?:num|no|em um|d[eo]|de um) $/iu,
    is: "airship",
  },
  ...PT_TABLES,
  // "A vizinha guarda a chave", "a saudade mata a gente", "a minha mãe cobra demais".
  ...[
    "police guarda",
    "forest mata",
    "boots bota",
    "mountain encosta",
    "factory fabrica",
    "dice dado",
    "baby bebe",
  ]
    .map((pair) => pair.split(" "))
    .map(([id, word]) => verb(id!, word!)),
  verb(
    "snake",
    "cobra",
    "demais|caro|muito|o|a|os|as|de (?:mim|nós|todos)|aluguel|por|pel[oa]|me|tudo|que|juros|uma? (?:taxa|dinheiro)",
  ),
  verb("exam", "prova", "que|o|a|os|as|isso|tudo|ser|est[ea]|ess[ea]"),
  // "Ó pá, isto não pode ser": a filler, and "pa casa" is "para casa".
  {
    id: "shovel",
    word: /^pá$/iu,
    before: /^(?!.*(?<!\p{L})(?:uma|a|as|da|na|com|minha|de|à|duas|pela|nova|e|grande) $)/isu,
  },
  { id: "shovel", word: /^pa$/u, before: /^(?!.*(?<!\p{L})(?:uma|da|na|com a|minha|duas|pela) $)/isu },
  // "A secretária do médico mandou-me esperar".
  {
    id: "desk",
    word: /^secretárias?$/iu,
    after:
      /^(?:,? (?:d[oa] (?!escola|quarto|sala)|del[ea]|disse|me |lig|atend|ped|mand|veio|olh|ria|não|cham|diz|que |nova|simpática|sorr|informou|respond)|-)/iu,
    unless: /(?:na|da|em cima da|sobre a|debaixo da|atrás da|à) (?:minha )?secretária|gaveta/iu,
    is: "woman",
    kind: "people",
  },
  // "Falta de segurança": safety. "O segurança" is a guard.
  {
    id: "man",
    word: /^segurança$/iu,
    before:
      /^(?!.*(?<!\p{L})(?:[oa]|um|uma|ao|do|dum|pelo|outro|meu|este|esse|aquele|daquele|desse|novo|nosso|com o|era|virei|sou|de|como) $)/isu,
  },
  // "Na quinta ele vinha": Thursday.
  {
    id: "barn",
    word: /^(?:numa|uma|n?a|da|à) quinta$/iu,
    after:
      /^(?! (?:d[aoe]s?|onde|velha|antiga|abandonada|grande|enorme|linda|cheia|com|em|perto|no|isolada|pedagógica|havia|tinha|vi)(?!\p{L}))/iu,
    unless:
      /animais|galinh|vaca|porcos|cavalo|vinha(?!\p{L}| (?:ter|com|busc))|horta|trator|avós?(?!\p{L})|avôs?|caseiro|celeiro|ovelha|pomar|campo(?!\p{L})/iu,
  },
  // "Ela é uma cobra", "a vaca da minha chefe": said of people.
  ...["snake", "cow", "goat", "pig", "rat", "dog", "jaguar"].flatMap((id): Homograph[] => [
    behind(id, "\\p{L}+", "(?:el[ea]|essa|esta|você|tu|aquela) (?:é|és) (?:mesmo )?uma?"),
    ahead(
      id,
      "(?:vaca|cabra|cobra|porco|cadela|rato|onça)",
      " d[aoe]s? (?:minha |meu )?(?:chefe|sogra|vizinha|patroa|professora|mulher|ex|marido|cunhada|patrão|namorado|colega)",
    ),
  ]),
  // "Montei uma empresa", "montava um armário": put together.
  {
    id: "riding",
    word: /^mont(?:ava|ei|ou|ar|ámos|amos)$/iu,
    after:
      /^(?= (?:o|a|os|as|um|uma|uns|meu|minha|tudo|móveis|peça|nosso|nossa|cada|aquele|aquela|esse|essa)(?!\p{L}))(?! (?:o|a|um|uma|o meu|a minha|meu|minha|aquele|nosso) (?:\p{L}+ )?(?:caval|égua|burr|touro|boi|camel|mota|moto|dragão|unic|pon|elefant|leão|tigre|bicicl|animal|vaca|mul|búfal|lob|urs|avestruz|bicho))/iu,
  },
  // "Carregava o telemóvel" (charged), "carregou no botão" (pressed).
  ...["holding", "carrying"].map((id): Homograph => ({
    id,
    word: /^carreg/iu,
    after:
      /^ (?:(?:[oa]s?|meu|minha|(?:o |a )(?:meu|minha)|um|uma|n[oa]s?|em) )?(?:telem|celular|bateria|portátil|telefone|computador|tablet|pilhas?|carro elétrico|iphone|página|vídeo|imagem|botã|tecla|campainha|pedal|acelerador|travão|interruptor|jogo)/iu,
  })),
  // "O diretor dirigiu-se a mim", "conduzia a reunião".
  {
    id: "driving",
    word: /^(?:dirig|conduz)\p{L}+$/iu,
    after:
      /^(?:-(?:me|se|nos|lhe|[oa])| (?:a palavra|o olhar|um sorriso|(?:[oa]|um|uma|minha|meu|a minha|o meu|nossa) (?:filme|peça|empresa|escola|reunião|projet|equip|document|novela|orquestra|entrevista|investiga|conversa|cerim|missa|negócio|jornal|hospital|colégio|vida)))/iu,
  },
  // "A moça da padaria", "o professor que tive na escola", "a caminho da igreja".
  ...PLACES.flatMap((id): Homograph[] => [
    behind(id, "\\p{L}+(?: \\p{L}+)?", PERSON_OF),
    behind(id, "(?:n[oa] )?\\p{L}+", KNOWN_FROM),
  ]),
  // "Queria ser médica": one is none yet.
  ...["doctor", "teacher", "man", "woman", "soldier", "police"].map((id) =>
    behind(
      id,
      "\\p{L}+",
      "(?:quer\\p{L}*|quis|sonhava(?: em)?|gostava de|vai|estud\\p{L}+ para) ser(?: uma?)?",
    ),
  ),
  // "Arroz de pato", "língua de vaca": dishes.
  ...["duck", "octopus", "cow", "hen", "rabbit", "pig", "lamb", "goat", "squid", "turkey"].map((id) =>
    behind(
      id,
      "\\p{L}+",
      "(?:arroz|sopa|past[eé]is|pastel|empadas?|riss[oó]\\p{L}+|risoto|língua|caldo|salada|bifes?|croquetes?|coxinhas?|torta|estrogonofe|canja|fígado|costelas?|carne) de",
    ),
  ),
  // "Os cantores" have the form of "cantora", and are men.
  { id: "woman", word: /(?:ores|ízes)$/iu, is: "man", kind: "people" },
  // "Um aquecedor elétrico": no tram without its article.
  verb("tram", "elé?c?tricos?"),
  // "Ia chamar a polícia", "liguei para a polícia": they are not there yet.
  {
    id: "police",
    word: /^polícia$/iu,
    before:
      /(?<!\p{L})(?:(?:ia|queria|tinha de|tinha que|vou|devia|precisava|mandei|tentei|tentava|pensei em) (?:chamar|ligar|telefonar)|(?:lig|telefon)\p{L}+) (?:(?:para|pra|à) )?(?:a )?$/iu,
    unless: /cheg|vieram|veio|aparec|algem|prend|viatura|polícias|eles/iu,
  },
  // That of a tractor; a ladder of firemen.
  { id: "lighthouse", word: /^far[oó](?:l|is)$/iu, beside: "tractor", is: "headlights" },
  { id: "stairs", word: /^escada$/iu, after: /^ de (?:bombeir|mão|alumínio|madeira)/iu, is: "ladder" },
  // One has one's hair cut there.
  {
    id: "room",
    word: /^salão$/iu,
    unless: /^(?!.*(?:cabelo|unhas?(?!\p{L})|escova|manicure|tesoura|tinta))/isu,
    is: "hairdresser",
    kind: "places",
  },
  // That of a wedding.
  { id: "room", word: /^salão$/iu, beside: "bride", is: "weddingHall", kind: "places" },
  // Where cars are mended.
  { id: "factory", word: /^oficina$/iu, beside: "car", is: "garage", kind: "places" },
  // The coaches of a train.
  { id: "coach", word: /^carruage(?:m|ns)$/iu, beside: "train" },
  { id: "coach", word: /^carruage(?:m|ns)$/iu, beside: "metro" },
];
