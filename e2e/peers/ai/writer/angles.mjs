/** The angles that the sentences know, by the words of the request that tell them apart; the first that fits counts. */
const ANGLES = [
  ['doubted', /doubt before|what changed/iu],
  ['customer', /customer|user would/iu],
  ['newcomer', /newcomer|just heard|new to/iu],
  ['veteran', /veteran|for years/iu],
  ['before', /how it was before|then and now/iu],
  ['understatement', /understatement|few words/iu],
  ['scene', /scene/iu],
  ['contrast', /would expect|turns it around/iu],
  ['thanks', /thank/iu],
  ['confession', /admits|confess/iu],
  ['overheard', /somebody at work|overheard/iu],
  ['place', /begins with a place/iu],
  ['choice', /decision/iu],
  ['morning', /when and where/iu],
  ['doubt', /objection|disagree|doubt|missing|critic/iu],
  ['compare', /compar|metaphor/iu],
  ['invite', /invit|join/iu],
  ['lesson', /lesson|learn|takeaway|advice/iu],
  ['future', /next|ahead|future/iu],
  ['people', /people behind|credit|nobody sees/iu],
  ['number', /number|figure|amount/iu],
  ['experience', /lived through|experience|story/iu],
  ['detail', /detail|quote|phrase/iu],
  ['question', /question|asks/iu],
]

/** Which angle a request means; none for one that the sentences do not know. */
export const angleOf = (angle = '') => ANGLES.find(([, pattern]) => pattern.test(angle))?.[0]
