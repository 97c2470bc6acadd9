import { Marked } from 'marked'
import { escape, pageOf } from '../page.ts'
import { API } from '../render-page.ts'
import { callsOf, type ApiDescription, type Call, type Schema } from './description.ts'
import { inline, operationHtml, typeCell } from './operation.ts'
import { nameText, typeText } from './type-text.ts'

type Navigation = readonly (readonly [address: string, name: string])[]

/** The pages of the API reference, by the path below `/help`: an overview, a page for each group of calls, and the types. */
export function renderApi(description: ApiDescription, navigation: Navigation): Map<string, string> {
  const all = callsOf(description)
  const calls = new Map(
    description.tags.map(({ name }) => [name, all.filter(({ tags }) => tags.includes(name))]),
  )
  const page = (title: string, content: string) => pageOf({ title, navigation, current: API, content })
  return new Map([
    ['api', page('API', overview(description, calls))],
    ['api/types', page('Types of the API', types(description))],
    ...description.tags.map(({ name, description: about }): [string, string] => {
      const content = (calls.get(name) ?? []).map(operationHtml).join('')
      return [
        pathOf(name),
        page(`${name} · API`, `${crumb}<h1>${name}</h1>\n<p>${inline(about)}</p>\n${content}`),
      ]
    }),
  ])
}

const crumb = `<p><a href="${API}">API</a></p>\n`

/** `AI suggestions` at `api/ai-suggestions`. */
const pathOf = (name: string) => `api/${name.toLowerCase().replaceAll(' ', '-')}`

const markdown = (text = '') => new Marked().parse(escape(text), { async: false })

function overview({ info, tags, components }: ApiDescription, calls: Map<string, Call[]>): string {
  const groups = tags.map(
    ({ name, description }) =>
      `<h2 id="${pathOf(name).slice(4)}"><a href="/help/${pathOf(name)}">${name}</a></h2>\n<p>${inline(description)}</p>\n<ul class="calls">${(
        calls.get(name) ?? []
      )
        .map(
          ({ operationId, summary, method, path }) =>
            `<li><a href="/help/${pathOf(name)}#${operationId}">${escape(summary)}</a> <span><b>${method}</b> <code>${escape(path)}</code></span></li>`,
        )
        .join('')}</ul>\n`,
  )
  return `<h1>API</h1>
${markdown(info.description)}<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>, and all <a href="/help/api/types">types</a>.</p>
${EXAMPLES}${groups.join('')}<h2 id="errors">Errors of every call</h2>
${markdown(components.responses.Error.description)}`
}

const EXAMPLES = `<h2 id="examples">Run the examples</h2>
<p>Each call has an example. Set these variables first, and those that an example names, such as <code>$ID</code>:</p>
<pre tabindex="0"><code>FANFARE=https://fanfare.example.org
TOKEN=…</code></pre>
`

function types({ components }: ApiDescription): string {
  const sections = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section class="call">\n<h2 id="${name}"><a href="#${name}">${name}</a></h2>\n${schema.description === undefined ? '' : `<p>${inline(schema.description)}</p>\n`}${typeHtml(schema)}</section>\n`,
  )
  return `${crumb}<h1>Types</h1>\n<p>What calls answer. A field with <code>?</code> may be missing.</p>\n${sections.join('')}`
}

function typeHtml(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return `<p><code>${typeText(schema)}</code></p>\n`
  const rows = fields.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    const cell = typeCell(field, [inline(field.description ?? '')])
    return `<tr><td><code>${nameText(name)}${mark}</code></td><td>${cell}</td></tr>`
  })
  return `<div class="wide" role="group" aria-label="Fields" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>\n`
}
