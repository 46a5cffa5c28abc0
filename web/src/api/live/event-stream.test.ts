import { describe, expect, it } from 'vitest'
import { createStreamReader } from './event-stream'

const readAll = (...pieces: string[]) => {
  const read = createStreamReader()
  return pieces.flatMap(read)
}

describe('reading a stream of events', () => {
  it('gives a message when its blank line has come', () => {
    expect(readAll('data: {"name":"a"}\n')).toEqual([])
    expect(readAll('data: {"name":"a"}\n', '\n')).toEqual(['{"name":"a"}'])
  })

  it('puts together what was cut anywhere', () => {
    const text = 'data: one\n\ndata: two\n\n'
    expect(readAll(...text)).toEqual(['one', 'two'])
  })

  it('joins the lines of one message', () => {
    expect(readAll('data: one\ndata:two\n\n')).toEqual(['one\ntwo'])
  })

  it('passes over comments, other fields and messages without data', () => {
    expect(readAll(': still here\n\nevent: x\nid: 7\nretry: 10\n\ndata: real\n\n')).toEqual(['real'])
  })

  it('knows all three kinds of line break, also one cut in half', () => {
    expect(readAll('data: one\r\n\r\n')).toEqual(['one'])
    expect(readAll('data: one\r', '\n\r', '\ndata: two\r\n\r\n')).toEqual(['one', 'two'])
    expect(readAll('data: one\r\rdata: two\r\r', 'data: three\n\n')).toEqual(['one', 'two', 'three'])
  })
})
