import type { Homograph } from "./homograph.ts";

/** What has headlights. */
const HEADLIGHTS = ["car", "truck", "bus", "motorbike", "taxi", "pickup"];

/** What is set up or carried has rungs. */
const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** "Íbamos por la autovía al revés": the wrong way. */
const BACKWARDS =
  /(?<!\p{L})(?:va|iba|íbamos|ía|ia|íamos|vai|ir|sub\p{L}+|baj\p{L}+|circul\p{L}+|and\p{L}+|corr\p{L}+|autov[ií]a|autopista|carretera|estrada|reloj|relógio) $/iu;

/** What stands before a noun: "cobra" behind another word is "cobra" (he charges). */
const NOUN_NEXT =
  "(?:um|uma|uns|umas|os?|as?|[dn][oa]s?|aos?|às?|pel[oa]s?|[nd]?um[as]?|(?:meu|minha|seu|sua|teu|tua|nosso|nossa|ess[ea]|est[ea]|[dn]?aquel[ea]|[dn]?ess[ea]|[dn]?est[ea]|outr[oa]|muit[oa]|tant[oa]|algum|alguma|nenhuma?|cada|grande|pequen[oa]|enorme|velh[oa]|nov[oa]|únic[oa]|primeir[oa]|segund[oa]|linda|gigante)s?|dois|duas|três|quatro|cinco|mil|de|com|sem|e|ou|em|como|sobre|entre|para|pra|tinha|havia|vi|era|é|contra|que nem|virar|mais)";
/** A word of that form is a verb unless such a word stands before it, or nothing does. */
const verb = (id: string, word: string, after?: string): Homograph => ({
  id,
  word: new RegExp(`^${word}$`, "iu"),
  before: new RegExp(`\\p{L},? (?<!(?<!\\p{L})${NOUN_NEXT} )$`, "iu"),
  ...(after && { after: new RegExp(`^ (?:${after})(?!\\p{L})`, "iu") }),
});
/** "street>carpet": a carpet is meant instead; a school is a place. */
function meant(row: string): Pick<Homograph, "id" | "is" | "kind"> {
  const [id, is] = row.split(">");
  return { id: id!, ...(is && { is, kind: is === "school" ? "places" : "things" }) };
}
/** It is not meant behind such words. */
const behind = (id: string, word: string, words: string): Homograph => ({
  ...meant(id),
  word: new RegExp(`^${word}$`, "iu"),
  before: new RegExp(`(?<!\\p{L})(?:${words}) $`, "iu"),
});
/** It is not meant before such words. */
const ahead = (id: string, word: string, words: string): Homograph => ({
  ...meant(id),
  word: new RegExp(`^${word}$`, word === "Rio" ? "u" : "iu"),
  after: new RegExp(`^(?:${words})(?!\\p{L})`, "iu"),
});
const pairs = (list: string): string[][] => list.split(", ").map((pair) => pair.split(/(?<=^\S+) /u));
const rows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split(" :: "));

/** Words that are also names of people and towns: "a Margarida não veio". Theirs have a capital in the midst of a sentence. */
const NAMES = pairs(
  "daisy Margarida, oak Carvalho, wolf Lobo, lion Leão, rose Rosa, flower Flor, violet Violeta, rabbit Coelho, oliveTree Oliveira, fruitTree Pereira, tree Nogueira, figTree Figueira, rock Rocha, thorns Silvas, axe Machado, falcon Falcão, cockroach Barata, ram Carneiro, lamb Cordeiro, piglet Leitão, shell Vieira, pearl Pérola, diamond Esmeralda, diamond Rubi, flag Bandeira, squid Lula, cross Cruz, king Reis, castle Castelo, tower Torres, rosary Rosário, peony Dália, peony Camélia, hydrangea Hortênsia, magnolia Magnólia, jasmine Jasmim, dawn Aurora, box Caixa, river Ribeiro, river Rios, field Campos, field Prado, mountain Serra, mountain Montes, forest Mata, shore Costa, harbour Porto, harbour no Porto, pine Pinheiro, ant Formiga, ship Cruzeiro, stars Estrela",
);
/** Words that towns begin with: "moro em Campo Grande", "Vila Real", "Ponte de Lima". */
const TOWNS = pairs(
  "field Campo, field Campos, village Vila, bridge Ponte, bridge Pontes, mountain Serra, mountain Monte, shore Costa, shore Praia, castle Castelo, tower Torre, tower Torres, square Praça, fountain Fonte, lighthouse Farol, island Ilha, river Rio, cross Cruz, forest Mata",
);
/** A thing, its word, what stands before it (in AHEAD, after it) where it is not meant, and an example. */
const BEHIND = rows(String.raw`
metro :: metro :: meio|\d+|um|cada|por :: media um metro e oitenta
doctor :: médic[oa]s? :: consultas?|receitas?|licença|fichas?|emergência|junta|atestados?|exames?|relatórios?|plano|seguro|centro|postos?|tratamentos?|erro|parecer|assistência|diagnóstico|baixa :: uma receita médica
police :: policia(?:l|is) :: romances?|filmes?|séries?|investigação|operação|inquérito|livros?|violência|cerco :: um romance policial
man :: políticos? :: partidos?|sistema|debate|comício|discurso|regime|asilo|mundo|cenário|movimento|poder|meio :: um partido político
man :: mágicos? :: momentos?|lugar|mundo|sítio|pó|poder|círculo|anel|espelho|tapete|livro|toque|jeito|cubo|objeto|bosque|remédio|portal|tudo|tão|algo|lago|jardim|chapéu|era|foi :: um momento mágico
man :: desconhecid[oa]s? :: números?|lugar(?:es)?|sítios?|país|local|bairro|caminho|remetente|palco|objeto|território|planeta|mundo|mar|endereço|autor|motivo :: um número desconhecido
woman :: desconhecida :: cidade|rua|terra|língua|aldeia|voz|casa|doença|pessoa|estrada|causa|morada :: uma cidade desconhecida
man :: bancário :: extrato|empréstimo|crédito|setor|depósito|cartão|boleto|sistema|código :: o extrato bancário
man :: fiscal :: nota|número|código|paraíso|ano|crédito :: pedi a nota fiscal
soldier :: militar(?:es)? :: serviço|base|golpe|ditadura|regime|academia|carreira|uniforme|farda|hospital|escola|colégio|zona|tribunal|treino|polícia :: um uniforme militar
man :: doentes :: (?:est|fic)\p{L}+|muito|todos|tão|filhos|ambos|pais|são|eram|andavam :: ficámos doentes (ill)
man :: piloto :: programa|projeto|episódio|estudo|teste|grupo|chama :: o projeto piloto
plane :: avião :: pilotos? de|medo de :: ser piloto de avião
horse :: cavalo :: (?:ovos?|bifes?) a :: um bife com ovo a cavalo
riding :: a cavalo :: ovos?|bifes? :: um bife com ovo a cavalo
dog>hotDog :: cachorros? :: (?:pedi|comi|comer|comia|comemos) (?:um|o|dois) :: pedi um cachorro no quiosque
nail>sandwich :: pregos? :: (?:pedi|comi|comer|imperial e|cerveja e) (?:um|dois) :: uma imperial e um prego
sunflower :: girassol :: óleo de|sementes de :: óleo de girassol
fish :: salmão :: pint\p{L}+ (?:\p{L}+ ){0,3}de :: pintei o quarto de salmão (colour)
crown :: coroas? :: mil|cem|em|um|uns|\d+ :: paguei em coroas
washBasin :: bacia :: (?:fratur|part|quebr|oper)\p{L}+ (?:a|da)|osso da :: fraturou a bacia (pelvis)
jaguar :: onça :: (?:fic|vir)\p{L}+ (?:uma|um) :: ele ficou uma onça (furious)
tin :: lata :: que|cúmulo da|(?:ter|teve|tem|tens|tinha|tiveste) a|tem|teve|tens|cá uma|muita|ter :: teve a lata de vir (nerve)
mouse>keyboard :: rato :: (?:cliqu|clic|mex|carreg)\p{L}+ (?:com o|no|o) :: cliquei com o rato
lighthouse>trafficLight :: farol :: (?:par|fur|pass|cruz)\p{L}+ (?:no|o|um) :: furei o farol
dartboard :: alvo :: fui|foi|ser|era|sou|fomos :: fui alvo de críticas
rain :: chover :: (?:disse\p{L}*|ouvi|dizia\p{L}*|previ\p{L}*|rádio|tv|televisão).{0,20} que (?:ia|vai) :: ouvi que ia chover
river :: rio :: eu|me|quase|sempre|já|não|só|nunca|ainda :: Eu rio sempre (laugh)
necklace :: colar :: a|para|pra|de|tentei|tentava|consegui|fui|vou|ia|fomos|quis|queria :: tentei colar (glue)
knife :: faca :: n[aã]o|que|se|nunca|algo|me|voc[eê] :: nao faca isso (faça)
parents :: pais :: outro|no|do|um|este|esse|nosso|deste|desse|ao|pelo|novo|qualquer|cada|todo o|o|neste|nesse :: em outro pais (país)
gurney :: maca :: (?:comi|comer|come|comendo|comia|mord\p{L}+) (?:uma|a)|torta de|suco de|p[eé] de :: comi uma maca (maçã)
man :: segurança :: em|por|medidas? de|câmaras? de|câmeras? de|cintos? de|questão de|distância de|empresa de|portas? de|normas de|sistema de|margem de|toda a|a minha|a própria|a nossa :: por segurança (safety)
man :: pacientes? :: fui|foi|era|é|sou|ser|muito|pouco|nada|mais|tão|bem|sê|seja|estava|sempre|pessoa|menos :: foi paciente comigo (patient)
crowd :: público :: hospital|telefone|banco|jardim|serviço|transporte|espaço|concurso|funcionário|banheiro|setor|sector|ministério|dinheiro|lugar|parque|poder|escândalo|tornar|ensino|ato|servidor|defensor|trabalho|mictório|é|era|ficou|eu|domínio|interesse|empregado|orelhão|lavatório|notário|acesso :: telefone público
church :: cultos? :: muito|era|é|mais|tão|homem|rapaz|ser|parecia|pouco|senhor :: homem culto (learned)
theatre :: audição :: perd\p{L}+ (?:a|da|de)|exame de|problemas? de|aparelho de|falta de|teste de :: perdi a audição (hearing)
bedroom :: quartos? :: (?:uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+|horas?) e um|três|menos um :: são sete e um quarto
road :: caminho :: (?:perd|err|sab|mostr|ensin|indic|conhec|pergunt|esquec|explic|abr|lembr|erra)\p{L}*(?:-\p{L}+)?(?: d?o(?: meu)?)?|(?:tir|sai|desaparec|afast)\p{L}*(?:-\p{L}+)? do (?:meu|seu|nosso) :: não sabia o caminho
bride :: casamento :: anos? de|salvar o|em|crise no|fora do|problemas no|fim do|durante o|primeiro|segundo :: vinte anos de casamento
present :: presentes? :: est\p{L}+|esteve|estive|sempre|tempo|fez-se|se fez|todos os|fizeram-se|muito :: não estava presente
wheel :: roda :: à|em :: a cabeça andava à roda (round)
socks :: meia :: (?:uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\d+|horas?|dia|ano|mês|noite) e :: uma hora e meia
feather :: penas? :: (?:tem|tenh\p{L}+|ter|tendo|sint\p{L}+|senti\p{L}*|cumpr\p{L}+|fiz|fez|faz\p{L}*|met\p{L}+|vale|valia|valeu|valer|que|deu|dá|tiv\p{L}+|tinh\p{L}+)(?:-\p{L}+)?(?: (?:uma|muita|tanta|a|mesmo|até|imensa|cá uma|bué))?|por|má|alma|duras|só por :: sinto pena dela (pity)
hen :: frangos? :: (?:goleir|guarda-redes|gol)[^.]{0,30}(?:tom|engol|sofr|lev|d)\p{L}+ (?:um|aquele|uns) :: o goleiro tomou um frango
rooster :: galo :: (?:fiquei|ficou|fez|fiz) (?:com )?um :: fiquei com um galo (bump)
banana :: banana :: (?:é|era|sou|és|esse|seu|aquele) um|seu :: ele é um banana (weakling)
suitcase :: mala :: um|seu|cara|muito|tão|esse|aquele :: ele é um mala (bore)
donkey :: burros? :: sou|és|fui|tão|que|muito|seu|mais|como|ser|sou mesmo|um pouco|me sentia|sentia-me|chamou-me|me chamou de :: fui burro (stupid)
phone :: telefone :: números? d[eo]|contacto de|rede d[eo] :: o número de telefone
sleeping :: dorm\p{L}+ :: (?:não|nem|sem|nunca)(?: (?:me|conseguia|consegui|conseguir|conseguimos|conseguíamos|posso|podia|pude|queria|quero|dava|deu|deixava|deixavam|deixa|mais|nos|para|pra)){0,3}|(?:pé|perna|braço|mão)(?: direit[oa]| esquerd[oa])?(?: tinha)? :: não conseguia dormir
driving :: dirig\p{L}+ :: me|se|nos|lhe :: me dirigi ao balcão (went to)
candle :: velas? :: (?:barc|bote|navio|veleiro)\p{L}* (?:à|a) :: um barco à vela
space :: na lua :: dedo|mãos?|(?:olh|toc|encost|pens)\p{L}+|mor\p{L}+d\p{L}+ :: passou o dedo na lua
room :: salão :: atrasad[oa] (?:pro|para o|ao)|(?:ir|indo|fui|vou) (?:pro|para o|ao) :: atrasada pro salão (hairdresser)
bridge :: pontes? :: (?:dente|dentista|boca|maxilar).{0,40} (?:uma|a|minha) :: o dentista pôs-me uma ponte
cloud :: nuvem :: (?:ficheir|arquiv|foto|document|backup|víde|guard|salv)\p{L}* .{0,30}na :: guardei os ficheiros na nuvem
leaf>paper :: folhas? :: (?:escrev|assin|rasg|entreg|desenh|dobr|imprim|rabisc|prov)\p{L}+ (?:\p{L}+ )?(?:n?[ao]s?|n?umas?|da|a minha|na minha) :: escrevi na folha (of paper)
broken :: partid[oa] :: tinh\p{L}+|ter|teria|já|havia :: já tinha partido (left)
`);
const AHEAD = rows(String.raw`
leaf>paper :: folhas? ::  d[aeo] (?:caderno|livro|jornal|caderneta|processo|agenda|bloco|diário) :: uma folha do caderno
lighthouse>trafficLight :: farol ::  (?:(?:estava|tava|ficou|ficava) (?:vermelho|verde|amarelo|fechado|aberto)|abriu|fechou|fechado|aberto|vermelho|verde) :: o farol abriu
river :: Rio ::  (?:só|sempre|muito|tanto|alto|de (?:nervos\p{L}*|ti|mim|tudo|vergonha)|Grande|de Janeiro) :: Rio só de pensar (laugh)
street>carpet :: passadeira ::  (?:vermelha|rolante) :: a passadeira vermelha
`);
/** A thing, its word, the words of the dream by which it is meant all the same, and an example. */
const UNLESS = rows(String.raw`
gallows :: forca :: enforc|carrasc|corda|condenad|execu|jogo da forca|[áàãâéêíóôõúç] :: com forca (força)
ticket :: passagem :: compr|avião|aére|ônibus|trem|pag(?:ar|uei|ava)|dinheiro|rodoviária|cobrador|catraca|embar|bilhete|voo|de ida|passagens|aeroporto|viagem :: estava de passagem
dice :: dados? :: jog|lanç|rol(?:ar|ei|ava|ou)|sorte|cass?ino|tabuleiro|apost|vermelhos|gigante|par de dados|(?:um|dois|três|os|uns) dados? (?!d[oa])|face|pontinhos :: os dados do cliente
monkey :: macaco :: ^(?!.*(?:levantar o carro|estepe|oficina|pneu)) :: o macaco para trocar o pneu
weddingHall>glass :: copo[- ]d.água :: casament|noiv|convidad|boda :: bebi um copo d'água
mountain :: subidas? :: montanha|serra(?!\p{L})|monte(?!\p{L})|trilho|pico :: a subida era grande
iceSkates>rollerSkates :: patins :: gelo|gelad|congelad|neve :: andava de patins
`);
/** A thing, its word, what it is beside where it is not meant, the words by which it is meant all the same, and an example. */
const BESIDE = rows(String.raw`
operatingTheatre :: operação :: police :: hospital|médic|anestesi :: a polícia fez uma operação
exam :: exames? :: doctor hospital pregnant :: escola|faculdade|professor|turma|matemática|estud|curso|medicina|chumb|anatomia|nota :: o médico viu os exames
leaf>paper :: folhas? :: exam pencil school teacher office :: árvore|ramo|galho|outono|planta|jardim|chão|floresta|vento|varr|verde|couve :: a professora deu-me a folha
livingRoom>school :: salas? :: teacher exam :: sofá|tel[eé]|tv|lareira|sala de estar|minha sala|casa(?!\p{L})|jantar|em cima da mesa :: a sala riu, o professor também
wheat :: espigas? :: corn :: (?!) :: uma espiga de milho
`);
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
  ...NAMES.map(([id, word]): Homograph => ({
    id: id!,
    word: new RegExp(`^${word!}$`, "u"),
    before: /\p{L},? $/u,
  })),
  ...TOWNS.map(([id, word]): Homograph => ({
    id: id!,
    word: new RegExp(`^${word!}$`, "u"),
    before: /\p{L} $/u,
    after:
      /^ (?:d[aeo]s? )?(?!Tejo|Douro|Mondego|Amazonas|Negro|Nilo|Tietê|Minho|Guadiana|Sado|Sena|Brava|Vermelha)\p{Lu}\p{Ll}/u,
  })),
  { id: "river", word: /^Rio$/u, before: /\p{L} $/u, after: /^(?! \p{Lu})/u },
  ...BEHIND.map(([id, word, words]) => behind(id!, word!, words!)),
  ...AHEAD.map(([id, word, words]) => ahead(id!, word!, words!)),
  ...UNLESS.map(([id, word, unless]) => ({
    ...meant(id!),
    word: new RegExp(`^${word!}$`, "iu"),
    unless: new RegExp(unless!, "isu"),
  })),
  ...BESIDE.flatMap(([id, word, others, unless]) =>
    others!.split(" ").map((beside) => ({
      ...meant(id!),
      word: new RegExp(`^${word!}$`, "iu"),
      beside,
      unless: new RegExp(unless!, "iu"),
    })),
  ),
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
];
