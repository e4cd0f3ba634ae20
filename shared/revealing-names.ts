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
