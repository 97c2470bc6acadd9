/** Points of view from which a comment can be written, by the stored key. Different angles make texts begin differently. */
export const ANGLES = {
  question: 'asks the author one real question',
  detail: 'picks up one detail of the post and says why it stood out',
  memory: 'tells a small thing the writer has lived through that fits the post',
  doubt: 'shared a doubt before reading and says what changed it',
  numbers: 'starts from a number, a date or an amount in the post, or from how much time such a thing takes',
  people: 'is about the people behind it and the work nobody sees',
  customer: 'looks at it the way a customer or user would',
  newcomer: 'speaks like somebody who has just heard of the subject',
  veteran: 'speaks like somebody who has done this for years',
  before: 'compares how it was before with how it is now',
  next: 'wonders what comes next',
  lesson: 'names the one thing others can learn from it',
  understatement: 'says it in a dry understatement, as few words as possible',
  scene: 'describes a scene one can see, without any praise',
  contrast: 'begins with what most people would expect, and turns it around',
  invitation: 'invites a certain kind of person to join in',
  thanks: 'thanks for something specific',
  confession: 'admits something about the writer with a smile',
  overheard: 'begins with a sentence somebody at work could have said',
  place: 'begins with a place, a room or a city',
  choice: 'talks about a decision that was hard to make',
  picture: 'uses one comparison from everyday life',
  morning: 'tells when and where the writer read the post',
  disagreement: 'agrees with most of it and adds one friendly objection',
} as const

export type Angle = keyof typeof ANGLES

const KEYS = Object.keys(ANGLES) as Angle[]

/** The angles of `count` new texts: all different while there are enough, the least used of the post first. */
export function allocateAngles(count: number, used: ReadonlyMap<string, number>): Angle[] {
  const times = new Map(KEYS.map((key) => [key, used.get(key) ?? 0]))
  return Array.from({ length: count }, () => {
    const next = KEYS.reduce((least, key) => (times.get(key)! < times.get(least)! ? key : least))
    times.set(next, times.get(next)! + 1)
    return next
  })
}

/** How an angle is described to the model. */
export const describeAngle = (angle: string): string => ANGLES[angle as Angle] ?? ANGLES.detail
