import type { Homograph } from "./homograph.ts";
import { patternOf } from "../../matching/letters.ts";

/** "street>carpet": a carpet is meant instead; a school is a place. */
function meant(row: string): Pick<Homograph, "id" | "is" | "kind"> {
  const [id, is] = row.split(">");
  return { id: id!, ...(is && { is, kind: is === "school" ? "places" : "things" }) };
}
/** It is not meant behind such words. */
export const behind = (id: string, word: string, words: string): Homograph => ({
  ...meant(id),
  word: patternOf(`^${word}$`, "iu"),
  before: patternOf(`(?<!\\p{L})(?:${words}) $`, "iu"),
});
/** It is not meant before such words. */
export const ahead = (id: string, word: string, words: string): Homograph => ({
  ...meant(id),
  word: patternOf(`^${word}$`, word === "Rio" ? "u" : "iu"),
  after: patternOf(`^(?:${words})(?!\\p{L})`, "iu"),
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
leaf>paper :: folhas? :: exam pencil school teacher office :: árvore|ramo|galho|outono|secas|caíd|planta|jardim|chão|floresta|vento|varr|verde|couve :: a professora deu-me a folha
livingRoom>school :: salas? :: teacher exam :: sofá|tel[eé]|tv|lareira|sala de estar|minha sala|casa(?!\p{L})|jantar|em cima da mesa :: a sala riu, o professor também
wheat :: espigas? :: corn :: (?!) :: uma espiga de milho
`);
/** Portuguese words by what stands beside them, as tables. */
export const PT_TABLES: readonly Homograph[] = [
  ...NAMES.map(([id, word]): Homograph => ({
    id: id!,
    word: patternOf(`^${word!}$`, "u"),
    before: /\p{L},? $/u,
  })),
  ...TOWNS.map(([id, word]): Homograph => ({
    id: id!,
    word: patternOf(`^${word!}$`, "u"),
    before: /\p{L} $/u,
    after:
      /^ (?:d[aeo]s? )?(?!Tejo|Douro|Mondego|Amazonas|Negro|Nilo|Tietê|Minho|Guadiana|Sado|Sena|Brava|Vermelha)\p{Lu}\p{Ll}/u,
  })),
  { id: "river", word: /^Rio$/u, before: /\p{L} $/u, after: /^(?! \p{Lu})/u },
  ...BEHIND.map(([id, word, words]) => behind(id!, word!, words!)),
  ...AHEAD.map(([id, word, words]) => ahead(id!, word!, words!)),
  ...UNLESS.map(([id, word, unless]) => ({
    ...meant(id!),
    word: patternOf(`^${word!}$`, "iu"),
    unless: new RegExp(unless!, "isu"),
  })),
  ...BESIDE.flatMap(([id, word, others, unless]) =>
    others!.split(" ").map((beside) => ({
      ...meant(id!),
      word: patternOf(`^${word!}$`, "iu"),
      beside,
      unless: patternOf(unless!, "iu"),
    })),
  ),
];
