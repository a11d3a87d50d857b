/** The asterisk of a required field; the control itself says so to screen readers. */
export function RequiredMark() {
  return (
    <span className="inl-field__required" aria-hidden="true">
      {' *'}
    </span>
  );
}
