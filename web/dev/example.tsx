import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SectionHeading } from '../src/ui/text/section-heading'

interface ExampleProps {
  /** Also the name of its picture. */
  name: string
  width?: number
  children: ReactNode
}

/** One block, or a few that go together. */
export function Example({ name, width = 640, children }: ExampleProps) {
  return (
    <div>
      <SectionHeading>{name}</SectionHeading>
      <div data-picture={name} style={{ width, maxWidth: '100%', padding: 12 }}>
        {children}
      </div>
    </div>
  )
}

/** For a block that reads the address of its page. */
export function AtAddress({ address = '/', children }: { address?: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] }),
  )
  return <RouterProvider router={router} />
}

interface DialogExampleProps {
  name: string
  children: (close: () => void) => ReactNode
}

/** A dialog behind a button; its picture is the one of the dialog. */
export function DialogExample({ name, children }: DialogExampleProps) {
  return (
    <Example name={name} width={240}>
      <Opener name={name}>{children}</Opener>
    </Example>
  )
}

function Opener({ name, children }: DialogExampleProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" data-opens={name} onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
