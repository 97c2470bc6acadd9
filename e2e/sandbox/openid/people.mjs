import { createHash } from 'node:crypto'

const INVENTED = [
  {
    key: 'ana',
    name: 'Ana Ribeiro',
    email: 'ana@northwind.example',
    verified: true,
    groups: ['staff', 'fanfare'],
    hint: 'has an account in the demo data',
  },
  {
    key: 'marina',
    name: 'Marina Duarte',
    email: 'marina@northwind.example',
    verified: false,
    hint: 'claims an address nobody has verified',
  },
  {
    key: 'sofia',
    name: 'Sofia Lindqvist',
    email: 'sofia@lindqvist.example',
    verified: true,
    groups: ['staff'],
    hint: 'has no account yet',
  },
  { key: 'kim', name: 'Kim Okafor', hint: 'tells no email address' },
]

const subjectOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24)

/** The users of this provider: listed ones and typed ones, in memory. */
export function createUserStore() {
  const bySubject = new Map()

  function add(person, subject) {
    bySubject.set(subject, { ...person, subject })
    return subject
  }

  for (const person of INVENTED) add(person, subjectOf(person.key))

  return {
    invented: INVENTED,
    find: (subject) => bySubject.get(subject),
    /** The subject of a listed user. */
    chosen: (key) => {
      const subject = subjectOf(key)
      return bySubject.has(subject) ? subject : undefined
    },
    /** The subject of a typed-in user, derived from the address. */
    typed: ({ name, email, verified }) => add({ name, email, verified }, subjectOf(email.toLowerCase())),
  }
}
