import { expect, it } from 'vitest'
import type { ApiDescription, Operation } from './description.ts'
import { renderApi } from './render-api.ts'

const REF = { $ref: '#/components/schemas/Post' }

const CREATE: Operation = {
  operationId: 'posts.store',
  summary: 'Creates a post',
  description: 'A repeated `Idempotency-Key` creates one.',
  tags: ['AI suggestions'],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            title: { type: 'string', maxLength: 200 },
            moodId: { type: ['string', 'null'], format: 'uuid' },
          },
          required: ['title'],
        },
      },
    },
  },
  responses: {
    '201': {
      content: {
        'application/json': { schema: { type: 'object', properties: { post: REF }, required: ['post'] } },
      },
    },
    '404': { description: '`POST_NOT_FOUND`: Post not found.\n\n`ORG_NOT_FOUND`: Organization not found.' },
    default: {},
  },
  security: [{ session: ['posts:write'] }],
  'x-codeSamples': [{ source: 'curl "$FANFARE/api/posts" <<JSON' }],
}

const DESCRIPTION: ApiDescription = {
  info: { description: 'All of it.' },
  tags: [{ name: 'AI suggestions', description: 'Texts.' }],
  paths: { '/api/posts/{id}': { post: CREATE } },
  components: {
    schemas: {
      Post: {
        description: 'A shared link.',
        type: 'object',
        properties: { id: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
        required: ['id'],
      },
    },
    responses: { Error: { description: '`INTERNAL_ERROR` (500): An unexpected error occurred.' } },
  },
}

const pages = renderApi(DESCRIPTION, [['/help/api', 'API']])

it('there is an overview, a page for each group, and one for the types, all without scripts', () => {
  expect([...pages.keys()]).toEqual(['api', 'api/types', 'api/ai-suggestions'])
  for (const html of pages.values()) {
    expect(html).not.toContain('<script')
    expect(html).toContain('<a href="/help/api" aria-current="page">API</a>')
  }
})

it('the overview leads to each call by its sentence', () => {
  expect(pages.get('api')).toContain('<a href="/help/api/ai-suggestions#posts.store">Creates a post</a>')
  expect(pages.get('api')).toContain('<code>INTERNAL_ERROR</code> (500)')
})

it('a call says what it needs, takes, answers and refuses, and has an example', () => {
  const html = pages.get('api/ai-suggestions')!
  expect(html).toContain('<h2 id="posts.store"><a href="#posts.store">Creates a post</a></h2>')
  expect(html).toContain('Needs a session, or a token with <code>posts:write</code>.')
  expect(html).toContain(
    '<td><code>title</code></td><td><code>string</code><br>Required. At most 200 characters.</td>',
  )
  expect(html).toContain('<code>id | null</code>')
  expect(html).toContain(
    '<td>201</td><td><code>{ post: <a href="/help/api/types#Post">Post</a> }</code></td>',
  )
  expect(html).toContain('<td>404</td><td><code>ORG_NOT_FOUND</code>: Organization not found.</td>')
  expect(html).toContain('<code>curl &quot;$FANFARE/api/posts&quot; &lt;&lt;JSON</code>')
})

it('a type says which of its fields may be missing', () => {
  const html = pages.get('api/types')!
  expect(html).toContain('<h2 id="Post">')
  expect(html).toContain('<code>tags?</code></td><td><code>string[]</code>')
})

it('a long name may break between its words only', () => {
  expect(pages.get('api/ai-suggestions')).toContain('<td><code>mood<wbr>Id</code></td>')
})
