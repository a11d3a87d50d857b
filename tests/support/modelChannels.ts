/** BroadcastChannel, which jsdom lacks: every channel of a name but the sender's hears a message, a moment later. */
export class ModelChannel {
  static all = new Set<ModelChannel>();
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly name: string) {
    ModelChannel.all.add(this);
  }
  postMessage(data: unknown) {
    const copy: unknown = JSON.parse(JSON.stringify(data));
    for (const other of ModelChannel.all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.onmessage?.(new MessageEvent('message', { data: copy })));
  }
  close() {
    ModelChannel.all.delete(this);
  }
}
