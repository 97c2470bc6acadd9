import { escape } from '../page.ts'
import type { Call, Parameter, Schema } from './description.ts'
import { limitsText, nameText, typeText } from './type-text.ts'

/** Code in backticks as HTML. */
export const inline = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const table = (label: string, head: string[], rows: string[][]) =>
  `<div class="wide" role="group" aria-label="${label}" tabindex="0"><table><thead><tr>${head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>\n`

/** One call: its sentence, what it needs, takes, answers and refuses, and an example. */
export function operationHtml(call: Call): string {
  return `<section class="call">
<h2 id="${call.operationId}"><a href="#${call.operationId}">${escape(call.summary)}</a></h2>
<p class="path"><b>${call.method}</b> <code>${escape(call.path)}</code></p>
${call.description === undefined ? '' : `<p>${inline(call.description)}</p>\n`}<p>${needs(call)}</p>
${parametersHtml(call.parameters ?? [])}${bodyHtml(call)}${answersHtml(call)}${refusalsHtml(call)}<pre tabindex="0" aria-label="Example"><code>${escape(call['x-codeSamples'][0]!.source)}</code></pre>
</section>
`
}

function needs({ security }: Call): string {
  const [scheme] = security
  if (scheme === undefined) return 'Needs no session.'
  const scopes = scheme.session.map((scope) => `<code>${escape(scope)}</code>`).join(', ')
  return scopes === '' ? 'Needs a session.' : `Needs a session, or a token with ${scopes}.`
}

function parametersHtml(parameters: Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map((each) =>
    fieldRow(each.name, each.schema, each.required, each.in, each.description),
  )
  return table('Parameters', ['Parameter', 'Type'], rows)
}

function bodyHtml({ requestBody }: Call): string {
  const [[media, { schema }] = ['', { schema: {} as Schema }]] = Object.entries(
    requestBody?.content ?? {},
  ).toReversed()
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldRow(name, field, schema.required?.includes(name) ?? false, '', field.description),
  )
  if (rows.length === 0) return ''
  return table(
    'Body',
    [media === 'multipart/form-data' ? 'Field of the form' : 'Field of the body', 'Type'],
    rows,
  )
}

function fieldRow(
  name: string,
  schema: Schema,
  required: boolean,
  place: string,
  description = '',
): string[] {
  const notes = [
    required && place !== 'path' ? 'Required.' : '',
    place === 'header' ? 'A header.' : '',
    place === 'query' ? 'In the query.' : '',
    place === 'path' ? 'In the path.' : '',
    limitsText(schema) && `${limitsText(schema).replace(/^./, (first) => first.toUpperCase())}.`,
    inline(description),
  ]
  return [`<code>${nameText(name)}</code>`, typeCell(schema, notes)]
}

/** A type, and below it what is to be said about it. */
export function typeCell(schema: Schema, notes: string[]): string {
  const said = notes.filter(Boolean).join(' ')
  return `<code>${typeText(schema)}</code>${said && `<br>${said}`}`
}

function answersHtml({ responses }: Call): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, { content = {}, description = '' }]) => {
      const bodies = Object.entries(content)
      if (bodies.length === 0) return [[status, inline(description)]]
      return bodies.map(([media, { schema }]) => [
        status,
        `<code>${media === 'application/json' ? typeText(schema) : escape(media)}</code>`,
      ])
    })
  return table('Answers', ['Status', 'Answer'], rows)
}

function refusalsHtml({ responses }: Call): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description = '' }]) =>
      description.split('\n\n').map((line) => [status, inline(line)]),
    )
  if (rows.length === 0) return ''
  return `<details><summary>Errors</summary>\n${table('Errors', ['Status', 'Code and message'], rows)}</details>\n`
}
