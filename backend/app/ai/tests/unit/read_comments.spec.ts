import { test } from '@japa/runner'
import fc from 'fast-check'
import { CommentReader, type AnsweredText } from '#ai/rules/read_comments'

const TEXTS: AnsweredText[] = [
  { n: 1, text: 'One {"n":9} of them', why: 'It is "short"' },
  { n: 2, text: 'Très bien 👩‍💻\nvraiment', why: null },
  { n: 3, text: '```json', why: 'x' },
]
const ANSWER = JSON.stringify({ comments: TEXTS })

function read(chunks: Iterable<string>) {
  const reader = new CommentReader()
  const texts = [...chunks].flatMap((chunk) => reader.push(chunk))
  return { texts, failure: reader.failure, isComplete: reader.isComplete }
}

/** A text in parts that may end in the middle of a character. */
const inParts = (text: string) =>
  fc.array(fc.nat(text.length), { maxLength: 12 }).map((cuts) => {
    const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
    return places.slice(1).map((end, index) => text.slice(places[index], end))
  })

test.group('An answer that cannot be read', () => {
  for (const answer of ['', '  \n', '{"comments":[]}'])
    test(`is empty: ${JSON.stringify(answer)}`, ({ assert }) => {
      assert.deepInclude(read([answer]), { texts: [], failure: 'AI_EMPTY' })
    })

  for (const answer of [
    'I cannot do that.',
    '<html>Bad gateway</html>',
    '{"comments":"none"}',
    '{"comments":{"n":1}}',
    '[1,2,3]',
    '{"sources":["a"]}',
    '{"error":{"message":"Quota"}}',
    '{"error":{"text":"Quota"}}',
    '{"message":"Not found"}',
    '{"comments":[{"n":1,"text":',
    '{'.repeat(1_000),
    `{"comments":${'['.repeat(50_000)}`,
    '{"__proto__":{"comments":[{"n":1,"text":"a"}]}',
  ])
    test(`has no text: ${answer.slice(0, 40)}`, ({ assert }) => {
      assert.deepInclude(read([answer]), { texts: [], failure: 'AI_UNREADABLE', isComplete: false })
    })

  test('leaves out what has another form', ({ assert }) => {
    const comments = [{ n: 1 }, null, [1], 7, { n: 1, text: ['a'] }, { n: '2', text: 'b', why: 7 }]
    assert.deepEqual(read([JSON.stringify({ comments })]).texts, [{ n: 2, text: 'b', why: null }])
  })
})

test.group('The texts of an answer', () => {
  test('are the same however it is cut', ({ assert }) => {
    fc.assert(
      fc.property(inParts(ANSWER), (parts) => {
        assert.deepEqual(read(parts), { texts: TEXTS, failure: null, isComplete: true })
      }),
    )
  })

  test('are found after a preface, in a code fence, inside another object, and before an epilogue', ({
    assert,
  }) => {
    for (const answer of [
      `Sure! Here {you} go:\n${ANSWER}`,
      `\`\`\`json\n${ANSWER}\n\`\`\`\nAnything else?`,
      `{"result":${ANSWER}}`,
      `${ANSWER}${ANSWER}`,
      `\ufeff ${ANSWER} {{{`,
    ])
      for (const parts of [[answer], [...answer]]) assert.deepEqual(read(parts).texts, TEXTS)
  })

  const HI: AnsweredText = { n: 1, text: 'Hi', why: null }
  const TWO: AnsweredText[] = [HI, { n: 2, text: 'Ho', why: null }]
  for (const [form, answer, texts] of [
    ['a list alone', '[{"n":1,"text":"Hi"}]', [HI]],
    ['a list of plain texts', '["Hi","Ho"]', TWO],
    ['no numbers', '{"comments":[{"text":"Hi"},{"text":"Ho"}]}', TWO],
    ['a number that is none', '{"comments":[{"n":"first","text":"Hi"},{"n":1.5,"text":"Ho"}]}', TWO],
    ['plain texts', '{"comments":["Hi","Ho"]}', TWO],
    ['a line break in a text', '{"comments":[{"n":1,"text":"Hi\nthere"}]}', [{ ...HI, text: 'Hi\nthere' }]],
    ['a code fence', '```json\n[{"n":1,"text":"Hi"}]\n```', [HI]],
    ['text around', 'Sure [as asked]:\n["Hi","Ho"]\nEnjoy!', TWO],
    ['a comma before the end', '{"comments":[{"n":1,"text":"Hi",},\n],\n}', [HI]],
    ['other names', '{"suggestions":[{"number":"1","comment":"Hi"},{"number":2,"comment":"Ho"}]}', TWO],
    ['numbers as names', '{"1":"Hi","2":"Ho"}', TWO],
    ['numbers as names in an object', '{"comments":{"1":"Hi","2":{"text":"Ho"}}}', TWO],
    ['one text', '{"n":1,"text":"Hi"}', [HI]],
    ['reasoning before it', '<think>{"comments":[{"n":1,"text":"Draft"}]}</think>{"comments":["Hi"]}', [HI]],
  ] as const)
    test(`are read from ${form}`, ({ assert }) => {
      for (const parts of [[answer], [...answer]]) assert.deepEqual(read(parts).texts, [...texts])
    })

  test('are those that are whole when the answer ends early', ({ assert }) => {
    for (let end = 0; end < ANSWER.length; end += 1) {
      const { texts, isComplete } = read([ANSWER.slice(0, end)])
      assert.deepEqual(texts, TEXTS.slice(0, texts.length))
      assert.isFalse(isComplete)
    }
  })

  test('arrive one by one', ({ assert }) => {
    const reader = new CommentReader()
    const end = ANSWER.indexOf('}', ANSWER.indexOf('short')) + 1
    assert.lengthOf(reader.push(ANSWER.slice(0, end)), 1)
    assert.lengthOf(reader.push(ANSWER.slice(end)), 2)
  })

  test('are never more than a hundred, of a million characters', ({ assert }) => {
    const many = { comments: Array.from({ length: 500 }, (_, index) => ({ n: index, text: 'a' })) }
    assert.lengthOf(read([JSON.stringify(many)]).texts, 100)
    const long = JSON.stringify({ comments: [{ n: 1, text: 'a'.repeat(1_000_000) }] })
    assert.deepInclude(read([long]), { texts: [], failure: 'AI_UNREADABLE' })
  })

  test('are read from anything without an error', ({ assert }) => {
    const rubbish = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((json) => `{"comments":${json}}`),
    )
    fc.assert(
      fc.property(rubbish.chain(inParts), (parts) => {
        for (const { n, text } of read(parts).texts) {
          assert.isTrue(Number.isSafeInteger(n))
          assert.isString(text)
        }
      }),
      { numRuns: 500 },
    )
  })
})
