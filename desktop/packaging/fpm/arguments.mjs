/** Options without a value; every other option is followed by one. */
const SWITCHES = new Set(['--force', '--debug'])
const SHORT = { '-s': 'source', '-t': 'target', '-d': 'depends', '-p': 'package' }

/** Parses the command line of fpm: options, each with a list of values, and file mappings. */
export function readArguments(words) {
  const options = {}
  const contents = []
  const rest = [...words]
  while (rest.length > 0) {
    const word = rest.shift()
    if (SWITCHES.has(word)) continue
    if (!word.startsWith('-')) {
      contents.push(readMapping(word))
      continue
    }
    const [, long, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    const name = long ?? SHORT[word]
    if (name === undefined) throw new Error(`Unknown option: ${word}`)
    ;(options[name] ??= []).push(inline ?? rest.shift())
  }
  return { options, contents }
}

/** `from=/to`: a file or folder, and its path in the package. */
function readMapping(word) {
  const cut = word.lastIndexOf('=')
  return { from: word.slice(0, cut), to: word.slice(cut + 1) }
}
