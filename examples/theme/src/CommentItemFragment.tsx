import { BuiltIn, type CommentItemFragmentProps } from 'inlay/fragment';
import './comment.css';

/** A comment as the forum has it, with its number at its side. */
export default function CommentItem({ position }: CommentItemFragmentProps) {
  return (
    <div className="numbered">
      <span className="numbered__mark" aria-hidden="true">
        {position}
      </span>
      <BuiltIn />
    </div>
  );
}
