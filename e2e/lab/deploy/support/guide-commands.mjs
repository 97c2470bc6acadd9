import { read } from './files.mjs'

/**
 * The shell commands below a heading of a page for operators, as a reader copies them; without a heading, those before the
 * first heading.
 */
export function guideCommands(page, heading) {
  const text = read('docs', 'guide', 'operators', `${page}.md`)
  const section = heading === undefined ? text : text.split(`\n## ${heading}\n`)[1]
  if (section === undefined) throw new Error(`${page}.md has no heading “${heading}”`)
  return [...section.split('\n## ')[0].matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands)
}
