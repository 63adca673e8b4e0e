/** What the tests of every drawing check. Not part of the client. */
import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

/** Throws where the text is no well-formed XML. */
export function parse(drawing: string): void {
  const parser = new SaxesParser();
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.write(`<g>${drawing}</g>`).close();
}

/** The drawing is well-formed, has no holes in its numbers and nothing that the content security policy forbids. */
export function expectCleanArt(drawing: string): void {
  expect(() => parse(drawing)).not.toThrow();
  expect(drawing).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  expect(drawing).not.toMatch(/\sstyle=|<style|<script|\son\w+=|href=/);
}

/** A clean drawing of which a page may hold many copies: it has no ids. */
export function expectRepeatableArt(drawing: string): void {
  expectCleanArt(drawing);
  expect(drawing).not.toMatch(/\sid=/);
}
