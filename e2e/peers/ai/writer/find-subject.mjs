/** The subjects that the sentences know, and the words of four languages that point to them. */
const SUBJECTS = {
  hiring: /hir(?:e|ing)|recruit|job|vacanc|vaga|contrata|recrut|embauch|empleo|vacante|emprego|poste\b/giu,
  performance: /latenc|p9[59]|perform|faster|speed|slow|lat[êe]nc|rápid|rapid|lent[oe]|vitesse|velocidad/giu,
  design: /design|diseñ|typograph|tipograf|typeface|specimen|figma|\bux\b|\bui\b|logo/giu,
  release: /release|v\d+\.\d|version|versão|versión|launch|lançamento|lancement|lanzamiento|changelog/giu,
  pricing: /pric(?:e|ing)|preço|\bprix\b|tarif|precio|quote for|orçamento|devis|presupuesto/giu,
  customers: /customer|client|user research|utilizador|utilisateur|usuario/giu,
  talk: /\btalks?\b|conference|conferênc|conférenc|conferencia|keynote|palestra|charla|webinar|meetup|slides/giu,
  team: /\bteams?\b|equipa|équipe|equipo|colleague|colega|collègue|culture|cultura/giu,
  opening: /open(?:s|ing)|studio|office|atelier|escritório|bureau|oficina|abre|ouvre|inaugur/giu,
  security: /secur|segurança|sécurité|seguridad|breach|password|phishing|vulnerab/giu,
  ai: /\bai\b|\bia\b|artificial|llm|machine learning|chatgpt|copilot/giu,
  data: /\bdata\b|dados|données|datos|analytics|metric|métrica|dashboard|statisti/giu,
  planet: /sustainab|climate|carbon|sustentab|climat|carbone|sostenib|clima|energ/giu,
  learning: /learn|course|training|mentor|aprend|formação|formation|apprend|formación|curso|teach/giu,
  growth:
    /funding|growth|series [ab]|revenue|crescimento|croissance|crecimiento|investi|levée|ronda|quarter/giu,
  partners: /partner|parceria|parceiro|partenar|alianza|socios|collaborat|colabora/giu,
  source: /open.?source|github|código aberto|código abierto|maintainer|pull request|repository/giu,
  balance:
    /remote|burnout|wellbeing|well-being|four-day|teletrab|télétravail|bem-estar|bien-être|bienestar|meeting/giu,
  award: /award|prize|prémio|premio|nominat|winner|vencedor|lauréat|ganador|finalist/giu,
  lessons:
    /mistake|fail|lesson|post.?mortem|erro\b|erros|lições|lição|erreur|leçon|échec|error|fracaso|lección|incident/giu,
  access: /accessib|acessib|accesib|wcag|screen reader|inclusi/giu,
  words:
    /\bbook|article|podcast|newsletter|livro|artigo|livre\b|libro|artículo|essay|writing|escrita|écriture/giu,
  years: /anniversar|aniversário|aniversario|anniversaire|\byears\b|\banos\b|\bans\b|\baños\b|birthday/giu,
}

/** The subject that a post speaks of most, its title above all; `post` if none is known. */
export function findSubject({ title = '', text = '', preview }) {
  const all = [title, title, title, text, preview?.title ?? '', preview?.description ?? ''].join('\n')
  let best = { subject: 'post', count: 0 }
  for (const [subject, pattern] of Object.entries(SUBJECTS)) {
    const count = all.match(pattern)?.length ?? 0
    if (count > best.count) best = { subject, count }
  }
  return best.subject
}
