import { test } from '@japa/runner'
import type { AiTextDoubt } from '#contract/ai/rules/ai'
import { checkText } from '#ai/rules/check_text'
import { textDoubts } from '#ai/rules/text_doubts'

const RULES = { host: 'linkedin.com', maxCharacters: 280, source: 'Our launch [Live] in Porto' }

/** What gets through the rules that clean and refuse. */
const MARKED: Record<AiTextDoubt, string[]> = {
  refusal: [
    'Sorry, the post does not say enough for a comment.',
    'We are not able to open the page behind this link.',
    "I don't have access to the article.",
    'Infelizmente não posso comentar isto.',
    'Lamento, pero no puedo comentar este enlace.',
    'Malheureusement, je ne peux pas vous aider.',
    'As a chatbot I have no opinion on that.',
    'This is against our content policy.',
    'I cannot fulfill this request.',
    'I’m just an AI, but what a launch!',
    'Je ne peux pas répondre à cette demande.',
    '申し訳ありませんが、お手伝いできません',
  ],
  placeholder: [
    'Congrats to the team at Company X!',
    'Well done, your name here.',
    'Great work from XX people.',
    'Parabéns à equipa da (empresa)!',
    'TBD: which launch was it?',
    'See you there [Live]',
    'Bravo à tous chez (nom)',
    'Congrats %s',
  ],
  citation: [
    'Costs fell by a third (source: annual report).',
    'Costs fell by a third (Miller et al., 2023).',
    'Costs fell by a third.¹',
    'Costs fell by a third^1',
    'Sources: the annual report',
    'Costs fell by a third turn0search1',
  ],
  label: [
    'Tone: cheerful. What a launch!',
    'LinkedIn comment: What a launch!',
    'Option B - What a launch!',
    '(witty) What a launch!',
    'Curious: what moved first?',
    'What a launch! Hope this helps.',
    'Assistant: What a launch!',
    'What a launch! (curious)',
    'Voici une proposition de commentaire : quel lancement !',
    'What a launch!\nCharacter count below the limit.',
  ],
  markup: [
    'What a **launch',
    '- What a launch\n- What a team',
    '1. What a launch\n2. What a team',
    '| What | a launch |',
    'What a launch\n---\nWhat a team',
    'What a `launch',
    '##Launch day',
    '<|im_end|>What a launch',
    'What a d\\u00e9but',
  ],
}

const PLAIN = [
  'What a launch! Which metric moved first?',
  "I can't wait to see it in Porto.",
  'Não posso esperar pelo próximo.',
  'No puedo esperar a verlo.',
  'We do not say this often enough: thank you.',
  'One thing stood out: the pace.',
  '3 lessons I take from this, and the second one hurts.',
  '#launch day at last',
  'CO₂ and m² are what counts here.',
  'That is a 5* team.',
  'Our X account went quiet, and sales went up.',
  'Enter the office on Monday and see their faces.',
  'Aquí va mi apuesta: en un año todos lo hacen.',
  'Todo empezó con una buena pregunta.',
  'Faz todo o sentido, e era mais do que hora.',
  'Voilà une équipe qui sait où elle va.',
  'The PDF is worth it [PDF]',
  'Here is to the next ten years!',
  'AI did the boring half; people did the rest.',
  'Great (really great) work.',
  'Q&A next week?',
  'In 2023 (our first year) nobody believed it.',
]

test.group('A generated text of which no rule is certain', () => {
  for (const [doubt, texts] of Object.entries(MARKED))
    for (const content of texts)
      test(`is marked with ${doubt}: ${JSON.stringify(content)}`, ({ assert }) => {
        const { text } = checkText(content, RULES)
        assert.isNotNull(text)
        assert.include(textDoubts(text!, 'Curious'), doubt)
      })

  for (const content of PLAIN)
    test(`is not marked without a reason: ${JSON.stringify(content)}`, ({ assert }) => {
      assert.equal(checkText(content, RULES).text, content)
      assert.isEmpty(textDoubts(content, 'Curious'))
    })
})
