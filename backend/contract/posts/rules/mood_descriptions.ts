import type { Language } from '../../core/rules/language.ts'
import type { MoodKey } from './mood.ts'

/** What each mood sounds like, in a few words. */
export const MOOD_DESCRIPTIONS = {
  sarcastic: {
    en: 'Says the opposite of what it means, with a wink',
    pt: 'Diz o contrário do que pensa, a piscar o olho',
    fr: 'Dit le contraire de ce qu’il pense, avec un clin d’œil',
    es: 'Dice lo contrario de lo que piensa, con un guiño',
  },
  ironic: {
    en: 'Points at the twist in the story',
    pt: 'Aponta a ironia da história',
    fr: 'Relève l’ironie de l’histoire',
    es: 'Señala la ironía de la historia',
  },
  dramatic: {
    en: 'Treats the news as opening night',
    pt: 'Trata a notícia como uma noite de estreia',
    fr: 'Accueille la nouvelle comme un soir de première',
    es: 'Trata la noticia como una noche de estreno',
  },
  'passive-aggressive': {
    en: 'Polite on the surface, pointed below',
    pt: 'Cortês à superfície, mordaz por baixo',
    fr: 'Poli en surface, piquant en dessous',
    es: 'Cortés por fuera, mordaz por dentro',
  },
  mocking: {
    en: 'Teases without meaning harm',
    pt: 'Brinca sem querer magoar',
    fr: 'Taquine sans méchanceté',
    es: 'Se burla sin mala intención',
  },
  funny: {
    en: 'Goes for the laugh',
    pt: 'Procura a gargalhada',
    fr: 'Cherche à faire rire',
    es: 'Busca la carcajada',
  },
  playful: {
    en: 'Light, as among friends',
    pt: 'Leve, como entre amigos',
    fr: 'Léger, comme entre amis',
    es: 'Ligero, como entre amigos',
  },
  optimistic: {
    en: 'Sees what could come of it',
    pt: 'Vê o que daqui pode nascer',
    fr: 'Voit ce qui pourrait en sortir',
    es: 'Ve lo que puede salir de ahí',
  },
  excited: {
    en: 'Cannot wait to tell everyone',
    pt: 'Mal pode esperar por contar a toda a gente',
    fr: 'Brûle de le dire à tout le monde',
    es: 'Está deseando contárselo a todo el mundo',
  },
  witty: {
    en: 'One clever line',
    pt: 'Uma frase bem achada',
    fr: 'Une seule phrase, bien trouvée',
    es: 'Una sola frase, bien hallada',
  },
  cheerful: {
    en: 'Warm and in good spirits',
    pt: 'Caloroso e bem-disposto',
    fr: 'Chaleureux et de bonne humeur',
    es: 'Cálido y de buen humor',
  },
  cute: {
    en: 'Sweet, with a small heart',
    pt: 'Doce, com um coraçãozinho',
    fr: 'Tendre, avec un petit cœur',
    es: 'Dulce, con un corazoncito',
  },
  goofy: {
    en: 'Happily silly about it',
    pt: 'Alegremente tonto',
    fr: 'Joyeusement loufoque',
    es: 'Alegremente tonto',
  },
  'self-deprecating': {
    en: 'Laughs at itself first',
    pt: 'Ri-se primeiro de si próprio',
    fr: 'Rit d’abord de soi-même',
    es: 'Se ríe primero de sí mismo',
  },
  silly: {
    en: 'No sense, on purpose',
    pt: 'Sem sentido, de propósito',
    fr: 'Aucun sens, et c’est voulu',
    es: 'Sin sentido, a propósito',
  },
  serious: {
    en: 'Keeps to the matter',
    pt: 'Vai direto ao assunto',
    fr: 'S’en tient au sujet',
    es: 'Se ciñe al asunto',
  },
  reflective: {
    en: 'Thinks about what it means',
    pt: 'Pensa no que isto significa',
    fr: 'Réfléchit à ce que cela signifie',
    es: 'Piensa en lo que significa',
  },
  critical: {
    en: 'Asks what is missing',
    pt: 'Pergunta o que falta',
    fr: 'Demande ce qui manque',
    es: 'Pregunta qué falta',
  },
  neutral: {
    en: 'Takes no side',
    pt: 'Não toma partido',
    fr: 'Ne prend pas parti',
    es: 'No toma partido',
  },
  objective: {
    en: 'Facts and figures only',
    pt: 'Só factos e números',
    fr: 'Rien que des faits et des chiffres',
    es: 'Solo hechos y cifras',
  },
  affectionate: {
    en: 'Speaks as somebody who cares',
    pt: 'Fala como quem gosta',
    fr: 'Parle avec affection',
    es: 'Habla con cariño',
  },
  empathetic: {
    en: 'Feels with the people behind it',
    pt: 'Põe-se no lugar de quem o fez',
    fr: 'Se met à la place de ceux qui l’ont fait',
    es: 'Se pone en el lugar de quienes lo hicieron',
  },
  encouraging: {
    en: 'Cheers the people on',
    pt: 'Dá força às pessoas',
    fr: 'Donne du courage',
    es: 'Da ánimos',
  },
  respectful: {
    en: 'Pays its respects',
    pt: 'Mostra consideração',
    fr: 'Témoigne de la considération',
    es: 'Muestra consideración',
  },
  curious: {
    en: 'Asks an honest question',
    pt: 'Faz uma pergunta sincera',
    fr: 'Pose une question sincère',
    es: 'Hace una pregunta sincera',
  },
  appreciative: {
    en: 'Says thank you, and for what',
    pt: 'Agradece, e diz porquê',
    fr: 'Remercie, et dit pourquoi',
    es: 'Da las gracias y dice por qué',
  },
  poetic: {
    en: 'Lets the words sing a little',
    pt: 'Deixa as palavras cantar um pouco',
    fr: 'Laisse chanter les mots',
    es: 'Deja que las palabras canten un poco',
  },
  surreal: {
    en: 'Leaves the ground for a moment',
    pt: 'Levanta os pés do chão por um instante',
    fr: 'Quitte le sol un instant',
    es: 'Despega los pies del suelo por un momento',
  },
  cryptic: {
    en: 'Says less than it knows',
    pt: 'Diz menos do que sabe',
    fr: 'En dit moins qu’il n’en sait',
    es: 'Dice menos de lo que sabe',
  },
} as const satisfies Record<MoodKey, Record<Language, string>>

/** The description of a mood in a language; `fallback` for a mood that this release does not know. */
export function moodDescription(key: string, language: Language, fallback: string): string {
  return Object.hasOwn(MOOD_DESCRIPTIONS, key) ? MOOD_DESCRIPTIONS[key as MoodKey][language] : fallback
}
