import { test } from '@japa/runner'
import { mailName } from '#core/mail/mail_name'

test.group('A name in a mail', () => {
  test('forms no link: {0}')
    .with([
      ['http://evil.example/win', 'http evil example win'],
      ['www.evil.example', 'www evil example'],
      ['evil。example', 'evil example'],
      ['evil．example／win', 'evil example win'],
      ['mallory@evil.example', 'mallory evil example'],
      ['\u202eelpmaxe.live', 'elpmaxe live'],
      ['<a href="//evil">x</a>', 'a href evil x a'],
    ])
    .run(({ assert }, [typed, shown]) => assert.equal(mailName(typed!), shown!))

  test('stays as people write it: {0}')
    .with([
      ['Inês d’Ávila-Sousa'],
      ["Máire O'Brien"],
      ['Ångström & Söner (Nord)'],
      ['محمد‌رضا'],
      ['王小明'],
      ['Hooray!!'],
      ['Team #1 – “Nord” 🚀'],
    ])
    .run(({ assert }, [name]) => assert.equal(mailName(name!), name!))

  test('has at most forty characters', ({ assert }) => {
    const shown = mailName('Ann '.repeat(60))
    assert.isAtMost([...shown].length, 40)
    assert.isTrue(shown.endsWith('…'))
    assert.equal(mailName('x'.repeat(40)), 'x'.repeat(40))
  })

  test('may be empty', ({ assert }) => assert.equal(mailName(' ./:@ '), ''))
})
