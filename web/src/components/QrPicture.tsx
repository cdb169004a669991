import { create } from 'qrcode';

/** How many modules of nothing stand around the code (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** A QR code, drawn as one path: no picture has to be loaded, and none is allowed that would come as text. */
export default function QrPicture({
  text,
  label,
  size = 200,
}: {
  readonly text: string;
  readonly label: string;
  readonly size?: number;
}) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const width = modules.size + 2 * QUIET;
  const dark = Array.from(modules.data, (bit, index) => {
    if (!bit) return '';
    const x = (index % modules.size) + QUIET;
    const y = Math.floor(index / modules.size) + QUIET;
    return `M${x} ${y}h1v1h-1z`;
  }).join('');
  return (
    <svg viewBox={`0 0 ${width} ${width}`} width={size} height={size} role="img" shapeRendering="crispEdges">
      <title>{label}</title>
      <rect width={width} height={width} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
