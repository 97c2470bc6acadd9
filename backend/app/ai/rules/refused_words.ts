/** The beginnings of an answer that declines to write. An apology alone is not one, nor is “I can't wait”. */
const TASK = String.raw`(?:help|assist|write|generate|create|provide|comply|fulfil+|produce|engage|do (?:that|this))`
const REFUSALS = [
  String.raw`^(?:(?:i['’]?m|i am) (?:really |very |so )?(?:sorry|afraid)|sorry|apologies|unfortunately)[,.]? (?:but )?(?:that )?i (?:can(?:no|['’])?t|am unable to|['’]m unable to|won['’]t|am not able to)(?: be able to)? ${TASK}\b(?! (?:but|laugh|smil|wonder|feel|notic))`,
  String.raw`^i(?:['’]m sorry[,.]? (?:but )?i)? (?:can(?:no|['’])?t|won['’]t) (?:help|assist) (?:you )?(?:with|you)\b`,
  String.raw`^i(?:['’]m| am) (?:unable|not able) to ${TASK}\b`,
  String.raw`^i must (?:respectfully )?decline\b`,
  String.raw`\bas an? (?:ai|artificial intelligence)(?: language)? (?:model|assistant)\b|^as an ai,`,
  String.raw`^(?:lamento|desculpe?a?|peço desculpa)[,.]? (?:mas )?não (?:posso|consigo) (?:ajudar|escrever|gerar|criar|atender|fornecer|fazer isso)`,
  String.raw`^lo siento[,.]? (?:pero )?no puedo (?:ayudar|escribir|generar|crear|cumplir|proporcionar|hacer eso)`,
  String.raw`^(?:je suis )?(?:vraiment )?désolée?[,.]? (?:mais )?je ne (?:peux|suis) pas (?:vous |t['’])?(?:aider|écrire|générer|créer|fournir|en mesure)`,
  String.raw`^(?:es )?tut mir (?:sehr )?leid[,.]? (?:aber )?(?:ich kann|dabei kann ich)[^.]{0,40}(?:helfen|schreiben|erstellen)`,
  String.raw`\b(?:como|enquanto) (?:um )?modelo de (?:linguagem|lenguaje)|\ben tant qu(?:['’]ia\b|e modèle de langage)|\bals ki-(?:modell|sprachmodell)\b`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Whether a model declines to write instead of writing. */
export const isRefusal = (text: string): boolean => REFUSALS.some((refusal) => refusal.test(text))

/** Placeholders: `[Your Name]`, `{company}`, `{{first_name}}`, `%NAME%`, a line of underscores. */
const PLACEHOLDER =
  /\[\p{L}[\p{L}\p{N}\s'’_./-]{1,50}\](?!\()|\{\{?\s*\p{L}[\p{L}\p{N}\s_.-]{0,40}\}\}?|%[A-Z_]{3,20}%|_{3,}|\bX{2,}%/gu
/** Words that people put in brackets. */
export const TYPED = /^\[(?:sic|pdf|video|vídeo|vidéo|thread|link|ad|\p{Lu}{2,3})\]$/iu

/** Whether a text has a placeholder that the source does not have. */
export function hasPlaceholder(text: string, source: string): boolean {
  const found = text.match(PLACEHOLDER) ?? []
  return found.some((place) => !TYPED.test(place) && !source.includes(place))
}
