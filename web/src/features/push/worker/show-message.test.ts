import { expect, it } from 'vitest'
import { openMessage, showMessage } from './show-message'

const origin = 'https://foyer.example.com'

it('Sales floor a message is shown with its words, and one that cannot be read says at least whose it is', async () => {
  const shown: unknown[] = []
  const registration = { showNotification: async (...said: unknown[]) => void shown.push(said) }
  const message = {
    title: 'Due now',
    body: 'Follow-up due: Asha Rao',
    link: '/lms/?lead=1',
    tag: 'follow-ups 1',
  }
  await showMessage({ registration }, JSON.stringify(message))
  await showMessage({ registration }, 'nonsense')
  expect(shown).toMatchObject([
    [
      'Due now',
      {
        body: 'Follow-up due: Asha Rao',
        tag: 'follow-ups 1',
        renotify: true,
        data: { link: '/lms/?lead=1' },
      },
    ],
    ['Foyer', { data: { link: '/admin/' } }],
  ])
})

it('Sales floor a tap opens what it is about in the window that is open, and nothing outside the product', async () => {
  const went: string[] = []
  const page = {
    url: `${origin}/lms/`,
    focus: async () => {},
    navigate: async (address: string) => void went.push(address),
  }
  const clients = {
    matchAll: async () => [page],
    openWindow: async (address: string) => void went.push(`new ${address}`),
  }
  await openMessage({ clients }, origin, '/leads/lead-full-details/1')
  await openMessage({ clients }, origin, 'https://evil.example.com/')
  await openMessage({ clients: { ...clients, matchAll: async () => [] } }, origin, '/lms/')
  await openMessage({ clients }, origin, '/lms/')
  expect(went).toEqual([`${origin}/leads/lead-full-details/1`, `${origin}/admin/`, `new ${origin}/lms/`])
})

it('Sales floor a tap opens a window of its own where the open one cannot be brought there', async () => {
  const went: string[] = []
  const stays = () => Promise.reject(new TypeError('not allowed'))
  const page = { url: `${origin}/lms/`, focus: stays, navigate: stays }
  const clients = {
    matchAll: async () => [page],
    openWindow: async (address: string) => void went.push(address),
  }
  await openMessage({ clients }, origin, '/leads/lead-full-details/1')
  expect(went).toEqual([`${origin}/leads/lead-full-details/1`])
})
