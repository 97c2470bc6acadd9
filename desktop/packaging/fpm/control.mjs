/** The control file of a Debian package (Debian Policy, chapter 5). `size` is in kilobytes. */
export function controlFile(options, size) {
  const one = (name) => options[name]?.at(-1)
  const all = (name) => options[name]?.join(', ')
  const iteration = one('iteration')
  const fields = {
    Package: one('name'),
    Version: iteration === undefined ? one('version') : `${one('version')}-${iteration}`,
    Architecture: one('architecture'),
    Maintainer: one('maintainer'),
    'Installed-Size': size,
    Depends: all('depends'),
    Recommends: all('deb-recommends'),
    Section: one('category') ?? 'misc',
    Priority: one('deb-priority') ?? 'optional',
    Homepage: one('url'),
    Description: describe(one('description') ?? one('name')),
  }
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

// Lines after the first begin with a space, and an empty one is a dot.
function describe(text) {
  const [first, ...more] = text.trim().split('\n')
  return [first, ...more.map((line) => ` ${line.trim() || '.'}`)].join('\n')
}
