// biome-ignore-all lint/performance/useDomNodeTextContent: what is not seen does not count

interface Walk {
  addresses: string[]
  /** The code and the styles of all pages: what is loaded with its first use would be drawn at some later time. */
  files: string[]
  /** What was pressed before. */
  known: string[]
  liveEvents: string
}

/**
 * Runs in the page. Goes from address to address by the product's own router; presses every button there, opens every
 * menu, select and dialog, and what is in them. Gives what is wrong, and the addresses that are left where something
 * stays in the way: they need the page to be loaded again.
 */
export async function openEverything({ addresses, files, known, liveEvents }: Walk) {
  const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
  const inPage = 'button, [role="combobox"], [aria-haspopup]'
  const inLayer = '[role="combobox"], [aria-haspopup], [role="tab"], [role="menuitem"]:not(a)'
  const spoilt = /\b(undefined|null|NaN|Invalid Date)\b|\[object /
  const faults: string[] = []
  const pressed = new Set(known)
  let [pending, step] = [0, '']

  const answer = window.fetch
  window.fetch = async (...call) => {
    if (String(call[0]).includes(liveEvents)) return answer(...call)
    pending += 1
    try {
      const response = await answer(...call)
      if (response.status >= 400) faults.push(`${step}: ${response.status} ${new URL(response.url).pathname}`)
      return response
    } finally {
      pending -= 1
    }
  }
  const patience = 10_000
  const until = async (isThere: () => unknown) => {
    const begun = performance.now()
    while (!isThere() && performance.now() - begun < patience) await pause(20)
  }
  const pause = (ms = 4) => new Promise((done) => setTimeout(done, ms))
  /** A page that is drawn in slices goes on where nothing else is to do. */
  const nothingToDo = () => scheduler.postTask(() => {}, { priority: 'background' })
  const settle = async () => {
    let changes = 0
    const observer = new MutationObserver(() => {
      changes += 1
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const begun = performance.now()
    for (let still = 0, rounds = 0; still < 4 && rounds < 100; ) {
      const before = changes
      await pause()
      if (still === 3) await nothingToDo()
      still = changes === before && pending === 0 ? still + 1 : 0
      // What is asked for is waited for, as long as that may take on a busy machine.
      if (pending === 0 || performance.now() - begun > patience) rounds += 1
    }
    observer.disconnect()
  }

  /** What differs only by a number or an id is one of many: one of them is enough. */
  const alike = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '#')
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    const name = element.getAttribute('aria-label') || label || element.textContent?.trim()
    return alike(`${element.getAttribute('role') ?? element.localName} ${name}`)
  }
  const titleOf = (layer: Element) =>
    layer.getAttribute('aria-label') ||
    document.getElementById(layer.getAttribute('aria-labelledby') ?? '')?.textContent
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]')
  /** They end the walk, or show the countries of the world, which are the same for every firm and take long. */
  const isLeftOut = (name: string) =>
    /log ?out|^button (Back|Forward)$|^combobox (Country|Time zone)/i.test(name)
  /** The days of a calendar are not of a firm either. */
  const isDay = (element: Element) => element.closest('[class*="mantine-Date"] td') !== null
  const isUsable = (element: Element) =>
    isSeen(element) &&
    !isDay(element) &&
    !element.matches(':disabled, [aria-disabled="true"], [data-disabled]') &&
    !isLeftOut(nameOf(element))
  const controlsIn = (place: ParentNode, kinds: string) =>
    [...place.querySelectorAll<HTMLElement>(kinds)].filter(isUsable)
  const layersNow = () => [...document.querySelectorAll<HTMLElement>(layers)].filter(isSeen)
  const closeDownTo = async (count: number) => {
    // One at a time; what was on its way when the next thing was pressed may lie beneath.
    const most = layersNow().length - count + 2
    for (let tries = 0; tries < most && layersNow().length > count; tries += 1) {
      const press = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
      const had = layersNow().length
      ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press))
      // A dialog that stands in the address goes with a change of the address, which React draws piece by piece.
      await until(() => layersNow().length !== had)
      await settle()
    }
    return layersNow().length <= count
  }

  const look = () => {
    const text = spoilt.exec(document.body.innerText)
    if (text) faults.push(`${step}: says ${text[0]}`)
  }
  /** A search has nothing to say before something is typed. */
  const isChoice = (control: Element) =>
    control.matches('[role="combobox"]') && !/search/i.test(nameOf(control))

  /** Presses what is in a place, and then what is in whatever that opens; `open` opens it again where it was closed. */
  const openAllIn = async (open: () => Promise<ParentNode | undefined>, way: string[]): Promise<void> => {
    const path = location.pathname
    const kinds = way.length === 0 ? inPage : inLayer
    const wayTo = (control: Element) =>
      [...(way.length > 0 ? way : [control.closest('main') ? alike(path) : 'frame']), nameOf(control)].join(
        ' > ',
      )
    for (;;) {
      const place = await open()
      const next = place && controlsIn(place, kinds).find((one) => !pressed.has(wayTo(one)))
      if (!next) return
      const here = wayTo(next)
      pressed.add(here)
      step = here
      const before = layersNow()
      const newLayer = () => layersNow().find((layer) => !before.includes(layer))
      const press = async (control: HTMLElement) => {
        const said = document.body.innerText
        control.focus()
        control.click()
        await settle()
        // React holds back for 300 ms what it had to wait for.
        for (let rounds = 0; rounds < 20 && document.body.innerText === said && !newLayer(); rounds += 1)
          await pause(20)
        await settle()
        return newLayer()
      }
      let opened = await press(next)
      look()
      if (isChoice(next) && !opened?.innerText.trim()) {
        await until(() => newLayer()?.innerText.trim())
        opened = newLayer()
      }
      if (isChoice(next) && !opened?.innerText.trim())
        faults.push(`${here}: a list without a word${next.isConnected ? '' : ', its field has gone'}`)
      // A dialog is the same from wherever it is opened.
      const layer = opened && (titleOf(opened) || here)
      const inside = opened ? controlsIn(opened, inLayer).map((one) => `${layer} > ${nameOf(one)}`) : []
      const openAgain = async () => {
        if (inside.every((one) => pressed.has(one))) return undefined
        if (opened && isSeen(opened)) return opened
        const host = await open()
        const again = host && controlsIn(host, kinds).find((one) => wayTo(one) === here)
        opened = again && (await press(again))
        return opened
      }
      if (layer && way.length < 2) await openAllIn(openAgain, [...way.slice(1), layer])
      if (!(await closeDownTo(before.length)))
        faults.push(`${here}: Escape does not close ${layersNow().map(titleOf).join(', ')}`)
      if (location.pathname !== path) {
        history.back()
        await until(() => location.pathname === path)
        await settle()
      }
      if (location.pathname !== path || layersNow().length > before.length) return
    }
  }

  const goTo = async (address: string) => {
    history.pushState({ usr: null, key: address, idx: (history.state?.idx ?? 0) + 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    await settle()
  }
  const outside = '/terms'
  const load = (file: string) => {
    if (file.endsWith('.js')) return import(file)
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
    document.head.append(link)
    return new Promise((done) => link.addEventListener('load', done))
  }
  await Promise.all(files.map(load))
  for (const [place, address] of addresses.entries()) {
    step = address
    for (const name of Object.keys(localStorage))
      if (!['token', 'userId'].includes(name)) localStorage.removeItem(name)
    await goTo(outside)
    if (location.pathname !== outside || layersNow().length > 0)
      return { faults, pressed: [...pressed], left: addresses.slice(place) }
    await goTo(address)
    await until(() => document.querySelector('h1'))
    look()
    if (!document.querySelector('h1')) faults.push(`${address}: has no heading`)
    await openAllIn(async () => document.body, [])
  }
  return { faults, pressed: [...pressed], left: [] }
}
