import { AI_TEXT_DOUBTS, type AiTextDoubt } from '#contract/ai/rules/ai'
import { TYPED } from '#ai/rules/refused_words'

const one = (...sources: string[]) => new RegExp(sources.join('|'), 'imu')

const LABEL =
  'comment|suggestion|reply|response|answer|option|version|draft|variant|variation|example|output|caption|tweet|headline|' +
  'title|subject|translation|text|tone|mood|style|note|disclaimer|why|reason|explanation|assistant|user|comentário|sugestão|resposta|opção|versão|exemplo|tom|nota|' +
  'comentario|sugerencia|respuesta|opción|versión|ejemplo|tono|commentaire|réponse|proposition|exemple|ton|remarque|' +
  'kommentar|vorschlag|antwort|beispiel|hinweis'
const WRITTEN =
  '(?:comment|suggestion|repl|response|version|option|draft|coment|sugest|sugeren|resp|opç|opci|vers|commentaire|réponse|proposition)'
const TASK =
  '(?:help|assist|write|generate|create|provide|comply|fulfill?|engage|answer|respond|access|browse|open|view|ajudar|escrever|' +
  'gerar|criar|responder|atender|fornecer|aceder|acessar|comentar|abrir|ayudar|escribir|generar|crear|cumplir|proporcionar|' +
  'acceder|aider|répondre|écrire|générer|créer|fournir|accéder|ouvrir|commenter|helfen|schreiben|erstellen)'

/** Patterns that are suspicious but not certain: each has harmless uses, so that a member decides. */
const FOUND: Record<AiTextDoubt, RegExp> = {
  refusal: one(
    String.raw`\b(?:i|we)(?: am| are|['’]m|['’]re)? (?:cannot|can['’]?t|can not|unable to|not able to|won['’]t|do not|don['’]t|must decline to)(?: be able to)? ${TASK}\b`,
    String.raw`\b(?:i|we) (?:do not|don['’]t) have (?:access|the ability|enough|real-time|any information)`,
    String.raw`\b(?:não|no|ne) (?:posso|consigo|puedo|peux|suis)(?: pas)?(?: en mesure de| capaz de)?(?: (?:vous|te|lhe))? ${TASK}`,
    String.raw`\b(?:não tenho (?:acesso|informa)|no tengo (?:acceso|informa)|n['’]ai pas (?:accès|assez)|ich kann (?:dabei|das|dir|ihnen)? ?nicht)`,
    String.raw`^(?:(?:i['’]?m|i am) (?:really |so |very )?sorry|sorry|apologies|unfortunately|lo siento|lamento|desculpe|infelizmente|(?:je suis )?désolée?|malheureusement|leider|es tut mir leid)\b`,
    String.raw`申し訳|お手伝いできません|抱歉|我无法|無法協助|죄송`,
    String.raw`\b(?:as an? (?:ai|chatbot)|i['’]m (?:just |only )?an ai|language model|modelo de (?:linguagem|lenguaje)|modèle de langage|sprachmodell|knowledge cut-?off|training data)\b`,
    String.raw`\b(?:content|usage) polic(?:y|ies)\b|\bmy (?:guidelines|programming|instructions)\b`,
  ),
  placeholder: one(
    String.raw`\[[^\]\n]*\](?!\()|\{[^}\n]*\}|<<[^>\n]*>>|\$[A-Z_]{3,}\b|_{2,}|\b[XY]{2,}\b|\bX%|%[sd](?![\p{L}\p{N}])`,
    String.raw`\b(?:insert|add|enter) [\p{L} ]{2,30} here\b|\byour (?:name|company|brand|product|handle) here\b`,
    String.raw`\b(?:your name|(?:company|brand|product) name|nome da empresa|(?:o )?(?:teu|seu) nome|nombre de la empresa|tu nombre|nom de l['’]entreprise|votre nom)\b`,
    String.raw`\((?:name|nome|nombre|nom|company|empresa|entreprise|insert[^)\n]*)\)|#(?:name|company|brand)#`,
    String.raw`\b(?:(?-i:TBD|TBC|TODO|FIXME)|lorem ipsum|john doe)\b|\b(?:company|person|product|client|customer) [XYZ]\b`,
  ),
  citation: one(
    String.raw`\[\s*\^?\d{1,3}\s*\]|[【】†]|\bturn\d+(?:search|view|news|image)\d+|\bcite(?:turn|:)|oaicite|contentReference`,
    String.raw`\((?:sources?|fontes?|fuentes?|quelle|via)\b[^)\n]*\)|^(?:sources?|references?|fontes?|fuentes?|références?|referências?|referencias?|quellen?)\s*[:：]`,
    String.raw`\p{L}{2}\^\d{1,2}(?!\p{N})|(?:[.!?,”"]|\p{L}{4})[⁰¹²³⁴-⁹]{1,2}(?![\p{L}\p{N}])`,
    String.raw`\(\p{Lu}\p{L}+(?: et al\.| (?:&|and|e|y|et) \p{Lu}\p{L}+)?,? (?:19|20)\d\d\)`,
  ),
  label: one(
    String.raw`^[^\p{L}\n]{0,4}(?:\p{L}+ )?(?:${LABEL})s?(?: ?#?(?:\d{1,2}|[A-D]))?\s*[:：–—-]\s`,
    String.raw`^(?:here(?:['’]s| is| are)|voici|aquí (?:tienes|está|va)|aqui (?:está|vai|tens|tem))\b.{0,50}\b${WRITTEN}`,
    String.raw`\b(?:let me know if|hope th(?:is|at) helps|would you like me to|want me to|feel free to (?:edit|adjust|tweak|modify))\b`,
    String.raw`\(\d+ (?:characters?|chars|words?|caracteres|caractères|mots|palabras|palavras)\)|\b(?:word|character) count\b`,
    String.raw`^[([](?:\p{L}+[ -]?){1,3}[)\]]\s`,
  ),
  markup: one(
    String.raw`\*\*|~~|\x60|\\(?:[nt*_]|u[\da-f]{4}|\p{L}{2,}\b)|<\|\w+\|>|&(?:[a-z]{2,8}|#\d{2,5});|(?<![\p{L}\p{N}*])\*(?=\p{L})`,
    String.raw`^#{1,6}\s|^#{2,6}\S|\[[^\]\n]+\]\([^)\n]*\)|^\s*\|.*\||^\s*(?:-{3,}|\*{3,}|={3,})\s*$`,
    String.raw`^\s*[-*•]\s.*\n+\s*[-*•]\s|^\s*\d{1,2}[.)]\s.*\n+\s*\d{1,2}[.)]\s|^\d{1,2}[.)]\s`,
  ),
}

/** Why a member should look at a generated text twice: the suspicious patterns it contains. */
export function textDoubts(text: string, moodName: string): AiTextDoubt[] {
  const plain = text.replaceAll(/\[[^\]\n]*\]/gu, (place) => (TYPED.test(place) ? '' : place))
  const mood = moodName.toLowerCase()
  const isNamed = plain.toLowerCase().startsWith(`${mood}:`) || plain.toLowerCase().endsWith(`(${mood})`)
  return AI_TEXT_DOUBTS.filter((doubt) => FOUND[doubt].test(plain) || (doubt === 'label' && isNamed))
}
