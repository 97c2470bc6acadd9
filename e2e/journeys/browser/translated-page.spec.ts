import { createDemoPost, demoMember } from '../../support/api.ts'
import { clipboardOf } from '../../support/people.ts'
import { copyButtonOf, suggest, suggestionOf, uniqueTitle } from '../../support/posts.ts'
import { expect, test } from '../../support/test.ts'
import { translated, translates } from '../../support/translation.ts'

const WORDS = ['Read in another language', 'Worth every word']

test('on a page that the browser translates a member copies, undoes and suggests', async ({ openPage }) => {
  const address = await createDemoPost(uniqueTitle('Translated'), { suggestions: WORDS })
  const member = await openPage((await demoMember('colleague')).token)
  await translates(member)

  await test.step('a member copies, undoes and copies again', async () => {
    await member.goto(address)
    await expect.poll(() => translated(member)).toBeGreaterThan(20)
    await copyButtonOf(member, WORDS[0]!).click()
    await expect.poll(() => clipboardOf(member)).toBe(WORDS[0])
    await suggestionOf(member, WORDS[0]!).getByRole('button', { name: 'Undo' }).click()
    await expect(copyButtonOf(member, WORDS[0]!)).toBeVisible()
    await copyButtonOf(member, WORDS[0]!).click()
    await expect(suggestionOf(member, WORDS[0]!).getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  await test.step('a member adds a suggestion', async () => {
    await suggest(member, 'Said in my own language')
    await expect(suggestionOf(member, 'Said in my own language')).toBeVisible()
  })

  await expect(member.getByText('This page stopped working')).toHaveCount(0)
})
