import { posix } from 'node:path'
import { headingAnchors, linksIn } from '../security/markdown.mjs'

const PICTURE = /\.(?:webp|png|svg)$/

/**
 * What is wrong with the documents: links that lead nowhere, pictures that nobody sees or that weigh too much together,
 * parts of the guide that nothing links to, and settings that the guide and `.env.example` do not both name.
 */
export function checkGuide({ documents, pictures, exists, example, guide }) {
  const links = [...documents].flatMap(([file, text]) => linksOf(file, text))
  const reached = new Set(links.filter(({ file, target }) => file !== target).map(({ target }) => target))
  return [
    ...links.flatMap((link) => problemOfLink(link, { documents, exists })),
    ...[...pictures.keys()]
      .filter((picture) => !reached.has(picture))
      .map((picture) => `${picture} is shown nowhere`),
    ...[...documents.keys()]
      .filter((file) => file.startsWith(guide.folder) && !reached.has(file))
      .map((file) => `${file} is linked from nowhere`),
    ...problemsOfWeight([...pictures.values()], guide.picturesMax),
    ...problemsOfSettings(example, operatorsTextOf(documents, guide)),
  ]
}

/** The links and pictures of a document, to files from the root of the repository. */
function linksOf(file, text) {
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(']', ''))
  const tags = [...prose.matchAll(/<(?:img|a)\b[^>]*\b(?:src|href)="([^"#:]*)(?:#([^"]*))?"/g)]
  return [...linksIn(prose), ...tags.map(([, path, anchor]) => ({ path, anchor }))].map(
    ({ path, anchor }) => ({
      file,
      anchor,
      target: path === '' ? file : posix.join(posix.dirname(file), path),
    }),
  )
}

function problemOfLink({ file, target, anchor }, { documents, exists }) {
  if (!exists(target)) return [`${file}: ${target} does not exist`]
  const text = documents.get(target)
  const isKnown = !anchor || text === undefined || headingAnchors(text).includes(anchor)
  return isKnown ? [] : [`${file}: ${target} has no heading #${anchor}`]
}

function problemsOfWeight(sizes, max) {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return total > max ? [`the pictures have ${total} bytes together, at most ${max} are allowed`] : []
}

const operatorsTextOf = (documents, { operators }) =>
  [...documents]
    .filter(([file]) => operators.some((start) => file.startsWith(start)))
    .map(([, text]) => text)
    .join('\n')

function problemsOfSettings(example, guide) {
  const settings = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name))
  const named = new Set([...guide.matchAll(/(?:`|^)([A-Z][A-Z\d_]{3,})(?=[`=])/gm)].map(([, name]) => name))
  return [
    ...[...settings]
      .filter((name) => !named.has(name))
      .map((name) => `the operators’ guide does not name ${name}`),
    ...[...named]
      .filter((name) => name.includes('_') && !settings.has(name))
      .map((name) => `.env.example does not have ${name}`),
  ]
}

export const isPicture = (file) => PICTURE.test(file)
