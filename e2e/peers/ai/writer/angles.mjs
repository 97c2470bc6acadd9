/** The angles that the sentences know, by the words that the request uses for them. */
const ANGLES = [
  ['question', /question|asks|ask /iu],
  ['experience', /experience|story|anecdot|memory|own work|happened/iu],
  ['number', /number|figure|fact\b|facts|measur/iu],
  ['quote', /quote|word for word|phrase|wording/iu],
  ['detail', /detail|specific|particular|one point|one thing|concrete|small/iu],
  ['people', /thank|credit|people behind|team|author by|congratulat|prais|names the/iu],
  ['future', /future|ahead|next|could come|will/iu],
  ['doubt', /doubt|disagree|missing|counter|challenge|skeptic|sceptic|contrast|other side|opposite/iu],
  ['lesson', /lesson|learn|takeaway|practical|tip|advice|useful|conclusion|sums? up/iu],
  ['compare', /compar|like something|metaphor|analog|everyday|image|picture/iu],
  ['invite', /invite|reader|others|audience|join|recommend/iu],
]

/** Which angle a request means; none for one that the sentences do not know. */
export const angleOf = (angle = '') => ANGLES.find(([, pattern]) => pattern.test(angle))?.[0]
