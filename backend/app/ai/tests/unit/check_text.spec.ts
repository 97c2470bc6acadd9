import { test } from '@japa/runner'
import fc from 'fast-check'
import { fitsNetwork } from '#contract/suggestions/rules/comment_length'
import { checkText, tidyReasoning } from '#ai/rules/check_text'

const SOURCE =
  'We are hiring, see https://northwind.example/jobs and ask @northwind or jobs@northwind.example'
const rules = { host: 'linkedin.com', maxCharacters: 280, source: SOURCE }
const check = (text: string) => checkText(text, rules)

test.group('A generated text is refused', () => {
  for (const text of ['', ' \n ', '""', '“ ”'])
    test(`when nothing is left of ${JSON.stringify(text)}`, ({ assert }) => {
      assert.equal(check(text).problem, 'missing')
    })

  for (const character of [
    '\u0000',
    '\u001b',
    '\u202e',
    '\u2066',
    '\u200b',
    '\ufeff',
    '\ud83d',
    '\ue000',
    '\u2028',
  ])
    test(`with U+${character.charCodeAt(0).toString(16).padStart(4, '0')} in it`, ({ assert }) => {
      assert.equal(check(`A word${character} or two`).problem, 'characters')
    })

  test('when it is much longer than asked for, or longer than the network takes', ({ assert }) => {
    assert.equal(check('word '.repeat(90)).problem, 'tooLong')
    const onX = { host: 'x.com', maxCharacters: 280, source: '' }
    assert.equal(checkText('word '.repeat(58), onX).problem, 'tooLong')
  })

  for (const link of [
    'https://evil.example/jobs',
    'http://127.0.0.1',
    'www.evil.example',
    'evil.com',
    'evil.com/path?x=1',
    'EVIL.COM',
    'ｅｖｉｌ．ｃｏｍ',
    'bit.ly/3xYz',
    'javascript:alert(1)',
    'mailto:a@evil.example',
    '10.0.0.1',
    'northwind.example/other',
    'https://northwind.example/jobs2',
    '[here](https://evil.example)',
    'exa\u00admple.com',
  ])
    test(`with a link that the post does not have: ${link}`, ({ assert }) => {
      assert.oneOf(check(`See ${link} for more`).problem, ['link', 'characters'])
    })

  for (const mention of ['@ceo', '@Northwind.Evil', 'ceo@evil.com', '<!channel>', '<@U123>', '＠ceo'])
    test(`with a mention that the post does not have: ${mention}`, ({ assert }) => {
      assert.oneOf(check(`Ask ${mention} about it`).problem, ['mention', 'link'])
    })
})

test.group('A generated text is taken', () => {
  for (const text of [
    'We moved to Node.js last year. No regrets!',
    'Took us 3.5 years, e.g. for the paperwork.Then it went fast',
    'Agora é que é. Parabéns à malta do Porto 👩‍💻',
    'See https://northwind.example/jobs, or ask @Northwind!',
    'Two lines\nare fine',
    'a/b tests at 10:30... why not? C# & F#',
  ])
    test(text, ({ assert }) => {
      assert.equal(check(text).text, text)
    })

  test('without outer quotation marks and white space', ({ assert }) => {
    for (const text of ['"Well done"', ' “Well done” ', '«Well done»', "'Well done'"])
      assert.equal(check(text).text, 'Well done')
    assert.equal(check('"Yes" and "no"').text, '"Yes" and "no"')
  })

  test('when it is a little longer than asked for', ({ assert }) => {
    assert.isNull(check('a'.repeat(300)).problem)
  })

  test('only in the form that may be shown, whatever was sent', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (answered) => {
        const { text, problem } = check(answered)
        if (text === null) return assert.isNotNull(problem)
        assert.match(text, /^\S(?:[^]*\S)?$/u)
        assert.isTrue(fitsNetwork(text, rules.host))
        assert.notMatch(text, /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
        assert.deepEqual(check(text), { text, problem: null })
      }),
      { numRuns: 500 },
    )
  })
})

test.group('The reasoning of a text', () => {
  test('is one short line, or nothing', ({ assert }) => {
    assert.equal(tidyReasoning('  It is\n\nfunny\u202e \u0007because '), 'It is funny because')
    assert.isNull(tidyReasoning(null))
    assert.isNull(tidyReasoning(' \u200b '))
    assert.lengthOf([...tidyReasoning('😀'.repeat(500))!], 300)
  })
})

test.group('A generated text as a person would have typed it', () => {
  for (const [answered, typed] of [
    ['This is **huge** for the team', 'This is huge for the team'],
    ['This is *huge* and __very good__', 'This is huge and very good'],
    ['1. Great launch, team', 'Great launch, team'],
    ['2) Great launch, team', 'Great launch, team'],
    ['- Great launch', 'Great launch'],
    ['```\nGreat launch\n```', 'Great launch'],
    ['`Great launch`', 'Great launch'],
    ['# Great launch', 'Great launch'],
    ['> Great launch', 'Great launch'],
    ['**Comment 1:** Great launch', 'Great launch'],
    ['Comentário 2 – Que lançamento', 'Que lançamento'],
    ['Comment: "Great launch"', 'Great launch'],
    ["Sure! Here's a witty comment:\n\nGreat launch", 'Great launch'],
    ['Great launch\n\nLet me know if you want it shorter!', 'Great launch'],
    ['Great launch (12 characters)', 'Great launch'],
    ['Great launch 【4:0†source】', 'Great launch'],
    ['Great launch [1], well done[2][3]', 'Great launch, well done'],
    ['Tom &amp; Jerry isn&#39;t &quot;new&quot;', 'Tom & Jerry isn\'t "new"'],
    ['&amp;amp; more', '& more'],
    ['「素晴らしい」', '素晴らしい'],
    ['„Stark“', 'Stark'],
    ['»Stark«', 'Stark'],
    ['《很好》', '很好'],
    ['First.\\n\\nSecond', 'First.\nSecond'],
    ['<think>What would fit?</think>Great launch', 'Great launch'],
  ] as const)
    test(JSON.stringify(answered), ({ assert }) => assert.equal(check(answered).text, typed))

  for (const text of [
    '1. FC Köln feels the same',
    '1. Mai is a holiday here',
    '3. maja too',
    '#hiring is the best tag',
    'So it is 5 * 3 * 2 then',
    'snake_case_names and __init__ for ever',
    'R&D, AT&T and Q&A',
    '"Yes" and "no"',
    "Sorry, but I can't wait for this",
    "I'm sorry, but I can't help but smile",
    'It was good [sic]',
    '100% [PDF] included',
    '-5 degrees and still here',
    '1. First\n2. Second',
    'C# & F#',
  ])
    test(`is what it was: ${text}`, ({ assert }) => assert.equal(check(text).text, text))
})

test.group('A generated text that is none', () => {
  for (const text of [
    'Congrats [Your Name]!',
    'Go {company}!',
    'Well done {{first_name}}',
    'Parabéns, [Nome da empresa]!',
    'So proud of ____',
    'Up by XX%',
  ])
    test(`has a placeholder: ${text}`, ({ assert }) => assert.equal(check(text).problem, 'placeholder'))

  test('may repeat what the post has in brackets', ({ assert }) => {
    const text = 'Finally [Open source] again'
    assert.equal(checkText(text, { ...rules, source: 'We are [Open source] now' }).text, text)
  })

  for (const text of [
    "I'm sorry, but I can't help with that.",
    'I’m sorry, but I can’t assist with that request.',
    'Sorry, I cannot write this comment.',
    'I am unable to create comments about this post.',
    'As an AI language model, I have no opinion',
    'Lamento, mas não posso ajudar com isso.',
    'Lo siento, pero no puedo ayudar con eso.',
    'Désolé, mais je ne peux pas vous aider.',
    'Es tut mir leid, aber ich kann dabei nicht helfen.',
  ])
    test(`declines: ${text}`, ({ assert }) => assert.equal(check(text).problem, 'refusal'))
})
