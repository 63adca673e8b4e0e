/** What tests need of a browser where there is none. */
import { vi } from 'vitest';

/** A storage that can be made to refuse, as browsers do in private windows, or to keep nothing more, as full ones do. */
export class FakeStorage {
  readonly items = new Map<string, string>();
  refuses = false;
  refusesToKeep = false;

  getItem(name: string): string | null {
    if (this.refuses) throw new Error('SecurityError');
    return this.items.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    if (this.refuses || this.refusesToKeep) throw new Error('QuotaExceededError');
    this.items.set(name, text);
  }
}

/** Put a fake storage in the browser's place; `vi.unstubAllGlobals` takes it away. */
export function fakeStorage(): FakeStorage {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  return storage;
}

/** A window and a document that only hear events. */
export function fakeWindow(): { window: EventTarget; document: EventTarget & { visibilityState: string } } {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, document };
}
