import { test } from '@japa/runner'
import { LANGUAGES } from '#contract/core/rules/language'
import { INVITATION_MAIL_TEXTS } from '#organizations/invitations/mails/invitation_mail_texts'
import { invitationIn, invite, makeInvitation } from '#organizations/invitations/tests/support/invite'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'

const EMAIL = 'noor@example.org'

const SUBJECTS = {
  en: 'Olga Owner invites you to Northwind',
  pt: 'Olga Owner convida-te para Northwind',
  fr: 'Olga Owner vous invite à rejoindre Northwind',
  es: 'Olga Owner te invita a Northwind',
}

const GREETINGS = { en: 'Hello', pt: 'Olá', fr: 'Bonjour', es: 'Hola' }

test.group('The invitation mail', (group) => {
  rollBack(group)

  test('links to the configured address, whatever host the request names', async ({ assert }) => {
    const team = await makeTeam()
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    }
    const answer = await invite(team, { email: EMAIL, allowSignup: true }, { headers })
    const { link } = invitationIn(answer)
    const [mail] = await mailsTo(EMAIL)
    assert.match(link!, /^http:\/\/fanfare\.test\/invitation\/[\w-]{43}$/)
    assert.include(mail!.text, link!)
    assert.include(mail!.html, `href="${link}"`)
    assert.notInclude(JSON.stringify([mail, answer.body]), 'evil.example')
  })

  test('escapes names', async ({ assert }) => {
    const team = await makeTeam('<b>North</b> & "wind"')
    await team.owner.merge({ name: '<img src=x onerror=alert(1)>' }).save()
    const invitee = await makeUser({ email: EMAIL, name: '<script>1</script>' })
    await makeInvitation(team, invitee.email)
    const [mail] = await mailsTo(EMAIL)
    for (const markup of ['<b>', '<img', '<script']) assert.notInclude(mail!.html, markup)
    assert.include(mail!.html, 'b North b &amp; wind')
    assert.include(mail!.text, 'b North b & wind')
  })

  test('does not let a name inject headers or form a link', async ({ assert }) => {
    const team = await makeTeam('North\r\nBcc: everybody@example.org')
    await team.owner.merge({ name: 'Olga\nX-Evil: 1' }).save()
    await makeInvitation(team, EMAIL)
    const [mail] = await mailsTo(EMAIL)
    assert.equal(mail!.subject, 'Olga X-Evil 1 invites you to North Bcc everybody example org')
    assert.equal(mail!.to, EMAIL)
  })

  test('does not replace placeholders inside names', async ({ assert }) => {
    const team = await makeTeam('{inviter} $& {name}')
    await team.owner.merge({ name: '{organization}' }).save()
    await makeInvitation(team, EMAIL)
    const [mail] = await mailsTo(EMAIL)
    assert.equal(mail!.subject, 'organization invites you to inviter & name')
  })

  test('is sent to the address of the account, however it was typed', async ({ assert }) => {
    const team = await makeTeam()
    await makeUser({ email: EMAIL })
    await makeInvitation(team, 'NOOR@EXAMPLE.ORG')
    assert.lengthOf(await mailsTo(EMAIL), 1)
  })

  for (const language of LANGUAGES) {
    test(`uses the language of the recipient: ${language}`, async ({ assert }) => {
      const team = await makeTeam('Northwind')
      await team.owner.merge({ language: language === 'en' ? 'fr' : 'en' }).save()
      const invitee = await makeUser({ email: EMAIL, name: 'Noor' })
      await invitee.merge({ language }).save()
      const { link } = await makeInvitation(team, EMAIL)
      const [mail] = await mailsTo(EMAIL)
      assert.equal(mail!.subject, SUBJECTS[language])
      const [greeting, body, action] = mail!.text.split('\n\n')
      assert.match(greeting!, new RegExp(`^${GREETINGS[language]},? Noor[,:]$`))
      assert.include(body!, 'Olga Owner')
      assert.include(body!, 'Northwind')
      assert.equal(action, `${INVITATION_MAIL_TEXTS[language].action}\n${link}`)
      assert.include(mail!.html, `<html lang="${language}">`)
      assert.notMatch(mail!.text + mail!.html, /\{\w+\}/)
    })

    test(`uses the language of the sender for an address without account: ${language}`, async ({
      assert,
    }) => {
      const team = await makeTeam('Northwind')
      await team.owner.merge({ language }).save()
      await makeInvitation(team, EMAIL)
      const [mail] = await mailsTo(EMAIL)
      assert.equal(mail!.subject, SUBJECTS[language])
      assert.match(mail!.text, new RegExp(`^${GREETINGS[language]}[,:]\n`))
    })
  }

  test('is in English by default', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    await makeInvitation(team, EMAIL)
    const [mail] = await mailsTo(EMAIL)
    assert.equal(mail!.subject, SUBJECTS.en)
  })
})
