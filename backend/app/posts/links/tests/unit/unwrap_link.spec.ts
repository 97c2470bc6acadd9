import { test } from '@japa/runner'
import { parseLink } from '#core/network/parse_link'
import { unwrapLink } from '#posts/links/rules/read_link'

const TARGET = 'https://unreviewed.example/a?b=c'
const T = encodeURIComponent(TARGET)
const BASE64 = Buffer.from(TARGET).toString('base64url')

const unwrap = (link: string) => unwrapLink(parseLink(link)!)?.url ?? null

const OF_NETWORKS = [
  `https://www.linkedin.com/safety/go?url=${T}&trk=x`,
  `https://de.linkedin.com/safety/go/?url=${T}`,
  `https://www.linkedin.com/redir/redirect?url=${T}&urlhash=x`,
  `https://www.linkedin.com/redir/general-malware-page?url=${T}`,
  `https://www.linkedin.com/lite/external-redirect?url=${T}`,
  `https://www.youtube.com/redirect?event=comments&q=${T}`,
  `https://m.youtube.com/redirect?q=${T}`,
  `https://www.facebook.com/l.php?u=${T}&h=x`,
  `https://l.facebook.com/l.php?u=${T}`,
  `https://lm.facebook.com/l.php?u=${T}`,
  `https://www.facebook.com/flx/warn/?u=${T}`,
  `https://l.instagram.com/?u=${T}&e=x`,
  `https://l.threads.com/?u=${T}`,
  `https://go.bsky.app/redirect?u=${T}`,
  `https://medium.com/r/?url=${T}`,
  `https://medium.com/m/global-identity-2?redirectUrl=${T}`,
  `https://x.com/safety/unsafe_link_warning?unsafe_link=${T}`,
  `https://twitter.com/i/redirect?url=${T}`,
  `https://out.reddit.com/t3_1?url=${T}&token=x`,
  `https://www.reddit.com/media?url=${T}`,
  `https://www.tiktok.com/link/v2?scene=bio_url&target=${T}`,
  `https://www.pinterest.com/offsite/?token=1&url=${T}`,
  `https://www.pinterest.co.uk/offsite/?url=${T}`,
  `https://away.vk.com/away.php?to=${T}`,
  `https://vk.com/away.php?to=${T}`,
  `https://steamcommunity.com/linkfilter/?u=${T}`,
  `https://t.umblr.com/redirect?z=${T}&t=x`,
  `https://slack-redir.net/link?url=${T}`,
  `https://exit.sc/?url=${T}`,
  `https://gate.sc/?url=${T}`,
  `https://href.li/?${TARGET}`,
  `https://substack.com/redirect/2/${Buffer.from(`{"e":"${TARGET}"}`).toString('base64url')}.sig`,
]

const OF_SEARCH_ENGINES = [
  `https://www.google.com/url?sa=t&q=some+words&url=${T}`,
  `https://google.co.uk/url?q=${T}`,
  `https://www.bing.com/ck/a?!&&p=1&u=a1${BASE64}&ntb=1`,
  `https://duckduckgo.com/l/?uddg=${T}&rut=x`,
  `https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${T}/RK=2/RS=x-`,
  `https://translate.google.com/translate?sl=de&u=${T}`,
  'https://www.google.com/amp/s/unreviewed.example/a?b=c',
  'https://unreviewed-example.cdn.ampproject.org/c/s/unreviewed.example/a?b=c',
]

const OF_GATEWAYS = [
  `https://eur01.safelinks.protection.outlook.com/?url=${T}&data=05%7C02%7Cana%40acme.example&reserved=0`,
  `https://eur01.safelinks.protection.outlook.com/ap/t-59584e83/?url=${T}&data=x`,
  `https://urldefense.proofpoint.com/v1/url?u=${T}&k=x`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__unreviewed.example_a-3Fb-3Dc&d=x&c=y',
  'https://urldefense.com/v3/__https://unreviewed.example/a?b=c__;!!AbC!defGhi$',
  `https://urldefense.com/v3/__https:/unreviewed.example/a*b=c__;${Buffer.from('?').toString('base64url')}!!AbC!d$`,
  `https://urldefense.us/v3/__https:**Bunreviewed.example/a?b=c__;${Buffer.from('///').toString('base64url')}!!A!d$`,
  `https://linkprotect.cudasvc.com/url?a=${T}&c=E,1,x&typo=1`,
  `https://eu-central-1.protection.sophos.com/?d=unreviewed.example&u=${BASE64}&i=x`,
  `https://secure-web.cisco.com/1AbC-d/${T}`,
  `https://ddec1-0-en-ctp.trendmicro.com/wis/clicktime/v1/query?url=${T}&umid=x`,
  `https://protect2.fireeye.com/v1/url?k=x&u=${T}`,
  `https://clicktime.symantec.com/3AbC?u=${T}`,
  `https://scanmail.trustwave.com/?c=1&u=${T}`,
  `https://protect.checkpoint.com/v2/___${TARGET}___.YzJ1Om`,
  `https://url.avanan.click/v2/___${TARGET}___.YXAzOg`,
  `https://isolate.menlosecurity.com/1/3735928000/${TARGET}`,
]

/** Alternative spellings that a service accepts too. */
const IN_DISGUISE = [
  `https://www.linkedin.com/saf%65ty/go?url=${T}`,
  `https://www.linkedin.com/SAFETY//go/?url=${T}`,
  `https://www.linkedin.com/safety;a=b/go;c?url=${T}`,
  `https://www.linkedin.com/a/../safety/go?url=${T}`,
  `https://www.linkedin.com/a/%2e%2e/safety/go?url=${T}`,
  `https://www.linkedin.com./safety/go?url=${T}`,
  `https://www.linkedin.com/safety/go?URL=${T}`,
  `https://www.linkedin.com/safety/go?u%72l=${T}`,
  `https://www.linkedin.com/safety/go?url=&url=${T}`,
  `https://www.linkedin.com/safety/go?url=${encodeURIComponent(T)}`,
  `https://www.linkedin.com/safety/go?url=${encodeURIComponent(encodeURIComponent(T))}`,
  `https://www.linkedin.com/safety/go?url=%20${T}`,
  'https://www.youtube.com/redirect?q=//unreviewed.example/a?b=c',
  'https://www.youtube.com/redirect?q=%2F%2Funreviewed.example%2Fa%3Fb%3Dc',
  'https://www.youtube.com/redirect?q=unreviewed.example/a?b=c',
  `https://www.linkedin.com/safety/go?url=${encodeURIComponent(`https://l.facebook.com/l.php?u=${T}`)}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.youtube.com/redirect?q=${T}`)}`,
]

const UNREADABLE = [
  'https://www.linkedin.com/slink?code=eAbCd',
  'https://www.linkedin.com/safety/go',
  'https://www.linkedin.com/safety/go?url=',
  'https://www.linkedin.com/safety/go?url=javascript:alert(1)',
  'https://www.linkedin.com/safety/go?url=https:unreviewed.example',
  'https://www.linkedin.com/safety/go?url=https:/unreviewed.example',
  'https://www.linkedin.com/safety/go?url=/%5Cunreviewed.example',
  'https://www.linkedin.com/safety/go?url=%5C%5Cunreviewed.example',
  'https://www.linkedin.com/safety/go?url=/%09/unreviewed.example',
  'https://www.linkedin.com/safety/go?url=https://linkedin.com@unreviewed.example',
  'https://www.linkedin.com/safety/go?url=https://127.0.0.1/',
  'https://www.linkedin.com/safety/go?url=https://unreviewed.example:8443/',
  'https://www.youtube.com/redirect?q=search',
  'https://l.facebook.com/',
  'https://protect-eu.mimecast.com/s/AbCd?domain=linkedin.com',
  'https://url.uk.m.mimecastprotect.com/s/AbCd',
  'https://www.producthunt.com/r/AbCd',
  'https://email.mg1.substack.com/c/eJx',
  'https://www.xing.com/m/AbCd',
  `https://urldefense.com/v2/nothing`,
]

const OTHER_PAGES = [
  'https://www.linkedin.com/posts/acme_launch?url=https://unreviewed.example',
  'https://www.linkedin.com/safety/going?url=https://unreviewed.example',
  'https://linkedin.com.evil.test/safety/go?url=https://linkedin.com',
  'https://notlinkedin.com/safety/go?url=https://linkedin.com',
  'https://www.youtube.com/watch?v=redirect&q=https://unreviewed.example',
  'https://www.google.com/search?q=https://unreviewed.example',
  'https://github.com/login-page',
  'https://www.reddit.com/r/all/',
]

test.group('Unwrapping a link', () => {
  test('leads to the page behind {$self}')
    .with([...OF_NETWORKS, ...OF_SEARCH_ENGINES, ...OF_GATEWAYS, ...IN_DISGUISE])
    .run(({ assert }, link) => {
      assert.equal(unwrap(link), TARGET)
    })

  test('leads from a sign-in to its page: {0}')
    .with([
      [
        'https://www.linkedin.com/authwall?sessionRedirect=https%3A%2F%2Fwww.linkedin.com%2Fposts%2Fa',
        'https://www.linkedin.com/posts/a',
      ],
      ['https://www.instagram.com/accounts/login/?next=%2Fp%2FabC%2F', 'https://www.instagram.com/p/abC/'],
      [
        'https://m.facebook.com/login.php?next=https%3A%2F%2Fm.facebook.com%2Fa%2Fposts%2F1',
        'https://m.facebook.com/a/posts/1',
      ],
      ['https://x.com/i/flow/login?redirect_after_login=%2Facme%2Fstatus%2F1', 'https://x.com/acme/status/1'],
      [
        'https://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3Dabc',
        'https://www.youtube.com/watch?v=abc',
      ],
      [
        'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabc',
        'https://www.youtube.com/watch?v=abc',
      ],
    ])
    .run(({ assert }, [link, page]) => {
      assert.equal(unwrap(link!), page)
    })

  test('reads no page from {$self}')
    .with(UNREADABLE)
    .run(({ assert }, link) => {
      assert.isNull(unwrap(link))
    })

  test('leaves {$self} as it is')
    .with(OTHER_PAGES)
    .run(({ assert }, link) => {
      assert.equal(unwrap(link), parseLink(link)!.url)
    })

  test('reads what a gateway has replaced in a name', ({ assert }) => {
    const replaced = Buffer.from('é').toString('base64url')
    assert.equal(
      unwrap(`https://urldefense.com/v3/__https://a.example/caf*__;${replaced}!!AbC!d$`),
      'https://a.example/caf%C3%A9',
    )
  })

  test('gives up on redirectors without an end', ({ assert }) => {
    let link = TARGET
    for (let hop = 0; hop < 8; hop += 1)
      link = `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}`.slice(0, 2_000)
    assert.isNull(unwrap(link))
    assert.isNull(unwrap('https://www.youtube.com/redirect?q=/redirect'))
  })
})
