import './ui/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createRouter } from './app/app'

function start(root: Element) {
  const router = createRouter()
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
// Running all this code takes a phone long enough: what it then does is a task of its own.
if (root) setTimeout(start, 0, root)
