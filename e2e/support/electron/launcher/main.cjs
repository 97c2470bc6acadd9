// The `electron <folder>` launcher. Packaged runtimes come without it, so they cannot load an app by its folder.
const { app } = require('electron')
const { readFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const Module = require('node:module')

const words = process.argv.slice(1)
const preloads = []
let target
while (words.length > 0 && target === undefined) {
  const word = words.shift()
  if (word === '-r' || word === '--require') preloads.push(words.shift())
  else if (!word.startsWith('-')) target = resolve(word)
}
if (target === undefined) {
  process.stderr.write('usage: electron <folder of an app>\n')
  process.exit(2)
}

const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
process.defaultApp = true
app.setName(manifest.productName ?? manifest.name)
app.setVersion(manifest.version)
app.setDesktopName(manifest.desktopName ?? `${app.name}.desktop`)
app.setAppPath(target)
for (const name of preloads) Module._load(require.resolve(name), Module)
Module._load(Module._resolveFilename(join(target, manifest.main), Module), Module, true)
