import textOfItsOwn from './text-of-its-own.mjs'
import vocabulary from './vocabulary.mjs'

/** Our own rules for Oxlint. */
export default { meta: { name: 'fanfare' }, rules: { 'text-of-its-own': textOfItsOwn, vocabulary } }
