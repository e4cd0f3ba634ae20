import type { Locale } from "./locales.ts";

/**
 * Common given names that begin no sentence as an ordinary word in any language with capitals. "Deniz", "Rose", "Caio"
 * (I fall) and "Mia" (my) are such words, and so are absent.
 */
const EVERYWHERE = `
  Ahmet Mehmet Mustafa Hüseyin Hasan İbrahim Yusuf Osman Ömer İsmail Süleyman Halil Emre Burak Murat Serkan Hakan Kemal
  Gökhan Erkan Kerem Tolga Kaan Arda Cemal Cemil Salih Bekir Hamza Fatih Furkan Ayşe Fatma Zeynep Elif Emine Hatice
  Meryem Merve Esra Kübra Büşra Zehra Selin Aylin Leyla Sibel Tuğba Nesrin Gülşen Songül Nurcan İrem Dilara Beyza
  Muhammed Mohamed Mohammed Ahmed Khaled Youssef Fatima Aisha Khadija
  John James Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Andrew Joshua
  Kevin Brian George Edward Ryan Jacob Jason Justin Benjamin Samuel Alexander Oliver Ethan Noah Liam Mary Patricia
  Jennifer Elizabeth Barbara Susan Jessica Sarah Karen Nancy Margaret Ashley Emily Michelle Amanda Melissa Stephanie
  Rebecca Laura Rachel Hannah Megan Lauren Nicole Olivia Charlotte Amelia Isabella Sophia Emma Katherine Anna Sara
  Jean Philippe Nicolas François Laurent Christophe Julien Sébastien Frédéric Stéphane Guillaume Antoine Alexandre
  Mathieu Étienne Jérôme Benoît Théo Raphaël Marie Nathalie Isabelle Sylvie Françoise Brigitte Céline Sophie Aurélie
  Élodie Camille Juliette Mathilde Amélie Chloé Léa Manon Inès Lucie Pauline Louise Jeanne Anaïs
  Giuseppe Giovanni Francesco Antonio Alessandro Andrea Matteo Lorenzo Davide Stefano Roberto Riccardo Federico Giorgio
  Luigi Mario Paolo Pietro Vincenzo Filippo Tommaso Luca Maria Giulia Francesca Alessia Elena Valentina Federica Silvia
  Paola Giovanna Beatrice Ginevra Caterina Elisa Ilaria Michela Daniela Simona Giorgia Sofia Camilla
  José Juan Manuel Francisco Javier Carlos Miguel Alejandro Pablo Sergio Fernando Diego Álvaro Jorge Alberto Raúl Rafael
  Enrique Ramón Andrés Joaquín Eduardo Rubén Adrián Luis María Carmen Isabel Cristina Raquel Paula Beatriz Teresa Mónica
  Susana Inés Alicia Verónica Natalia Gabriela Valeria Camila Mariana Guadalupe
  João António Antônio Joaquim Tiago Thiago Gustavo Rodrigo Felipe Filipe Lucas Mateus Matheus Guilherme Leonardo Marcelo
  Ricardo Fábio Márcio Paulo Pedro Luís Luiz Vinícius Inês Juliana Fernanda Letícia Larissa Jéssica Vanessa Luana
  Cláudia Patrícia Adriana Catarina Leonor Helena`;

/** Those that are words of another of these languages: "Adam" is a man in Turkish, "ali" are wings in Italian. */
const BY_LANGUAGE: Partial<Record<Locale, string>> = {
  tr: "Ali Ece Efe Eren Cem",
  "en-US": "Adam Ali Ben Jack Sam Tom Leo Harry Alice",
  fr: "Adam Ali Léo Hugo Paul Louis Jules Arthur Alice Michel Martin",
  it: "Carlo Anita Marta Nicola Simone",
  es: "Ana Marta Álex Hugo",
  pt: "Ana Marta Rita",
  "pt-BR": "Ana Marta Rita",
};

/** The given names by which a word with a capital is taken for a person's, also where it begins a sentence. */
export function givenNames(language: Locale): string[] {
  const own = BY_LANGUAGE[language === "en-GB" ? "en-US" : language] ?? "";
  return `${EVERYWHERE} ${own}`.trim().split(/\s+/);
}

/** Names in scripts without capitals, as alternatives of a pattern; those that are words as well are absent. */
const list = (names: string) => names.trim().split(/\s+/).join("|");

const ARABIC = list(`
  محمد أحمد احمد مصطفى إبراهيم ابراهيم يوسف إسماعيل اسماعيل عثمان حسين فاطمة عائشة خديجة مريم زينب
  عبدالله عبدالرحمن عبدالعزيز فيصل سلمان بدرية نورة هيفاء شيماء رانيا داليا مروان سامر زياد طارق`);
const INDIAN = list(`
  राहुल अमित सुनील संजय राजेश मुकेश सुरेश रमेश महेश दिनेश मनोज अनिल रोहित नितिन सचिन
  अभिषेक नेहा सुनीता अनीता मीना पूनम स्वाति मोनिका प्रियंका काजोल फ़ातिमा आयशा सलमा इमरान
  शर्मा वर्मा गुप्ता यादव मिश्रा पांडे तिवारी अग्रवाल`);
const JAPANESE = list(`
  佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 山崎 阿部 池田 橋本 前田 藤田
  後藤 岡田 長谷川 村上 近藤 太郎 花子 健太 翔太 大輔 拓也 直樹 健一 美咲 結衣 陽菜 由美子 恵子 裕子 陽子 久美子 明美 智子`);
const KOREAN = list(`
  민수 지훈 민준 서준 예준 도윤 하준 지호 준서 서연 서윤 지민 수빈 하은 민지 은지 수진 혜진 미영 영희 철수 영수 정훈
  성민 현우 동현 준호 유진 예진 소영 은영 현정 지영 미경 정희 순자 영호 상훈 성호`);

/** Common given and family names with what may be attached to them in the sentence. */
export const NAMES_WITHOUT_CAPITALS: Partial<Record<Locale, RegExp>> = {
  ar: new RegExp(`(?<=(?<!\\p{L})[وفبلك]?)(?:${ARABIC})(?!\\p{L})`, "gu"),
  hi: new RegExp(`(?<![\\p{L}\\p{M}])(?:${INDIAN})(?![\\p{L}\\p{M}])`, "gu"),
  ja: new RegExp(`(?<!\\p{Script=Han})(?:${JAPANESE}){1,2}(?!\\p{Script=Han})`, "gu"),
  ko: new RegExp(
    `(?<![가-힣])[김이박최정강조윤장임한오서신권황안송류홍전]?(?:${KOREAN})(?=(?:이|가|는|은|을|를|와|과|랑|하고|의|도|야|아|한테|에게)*(?![가-힣]))`,
    "gu",
  ),
};
