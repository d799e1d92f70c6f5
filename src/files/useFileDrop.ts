import { type DragEvent, type DragEventHandler, useState } from 'react';

interface FileDrop {
  /** Files are held over the area and may be let go. */
  readonly isOver: boolean;
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>>;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are let go over an area. What a part inside has taken already is left to it. */
export function useFileDrop(isReady: boolean, onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && isReady,
    handlers: {
      onDragOver: (event) => {
        if (!holdsFiles(event)) return;
        const isTaken = event.defaultPrevented;
        event.preventDefault();
        if (!isTaken) event.dataTransfer.dropEffect = isReady ? 'copy' : 'none';
        setOver(!isTaken);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (event.defaultPrevented || !holdsFiles(event)) return;
        event.preventDefault();
        if (isReady) onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
