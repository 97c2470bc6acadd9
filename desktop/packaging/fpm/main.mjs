#!/usr/bin/env node
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { controlFile } from './control.mjs'

/**
 * The part of fpm that electron-builder needs for a Debian package, on top of dpkg-deb, for machines that cannot
 * download fpm. electron-builder runs it by `CUSTOM_FPM_PATH`.
 */
const MAINTAINER_SCRIPTS = {
  'before-install': 'preinst',
  'after-install': 'postinst',
  'before-remove': 'prerm',
  'after-remove': 'postrm',
}

const { options, contents } = readArguments(process.argv.slice(2))
if (options.source?.[0] !== 'dir' || options.target?.[0] !== 'deb')
  throw new Error('Only Debian packages of a folder are supported')

const root = mkdtempSync(join(tmpdir(), 'deb-'))
try {
  chmodSync(root, 0o755)
  contents.forEach(put)
  writeMetadata()
  const wanted = options['deb-compression']?.[0] ?? 'xz'
  const compression = wanted === 'gz' ? 'gzip' : wanted
  const level = process.env.DEB_LEVEL ? [`-z${process.env.DEB_LEVEL}`] : []
  const file = options.package[0]
  execFileSync('dpkg-deb', ['--root-owner-group', `-Z${compression}`, ...level, '--build', root, file])
} finally {
  rmSync(root, { recursive: true, force: true })
}

function put({ from, to }) {
  const place = join(root, to)
  mkdirSync(dirname(place), { recursive: true })
  if (statSync(from).isDirectory()) cpSync(from, place, { recursive: true, verbatimSymlinks: true })
  else {
    copyFileSync(from, place)
    chmodSync(place, 0o644)
  }
}

function writeMetadata() {
  const size = execFileSync('du', ['-sk', root], { encoding: 'utf8' }).split('\t')[0]
  const folder = join(root, 'DEBIAN')
  mkdirSync(folder, { mode: 0o755 })
  writeFileSync(join(folder, 'control'), controlFile(options, size))
  for (const [option, name] of Object.entries(MAINTAINER_SCRIPTS)) {
    const script = options[option]?.[0]
    if (script === undefined) continue
    copyFileSync(script, join(folder, name))
    chmodSync(join(folder, name), 0o755)
  }
}
