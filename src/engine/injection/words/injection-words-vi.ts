import type { InjectionWords } from './injection-concepts.ts'

export const VIETNAMESE: InjectionWords = {
  language: 'vi',
  machine:
    'trí tuệ nhân tạo, mô hình ngôn ngữ, trợ lý ảo, trợ lý ai, trợ lý số, trợ lý kỹ thuật số, trợ lý tự động, chatbot*, bot, trả lời tự động, hệ thống tự động, robot, trợ lý trí tuệ, (trợ lý|nhân viên|lễ tân|đồng nghiệp|hướng dẫn viên|tư vấn viên|người bán) (ảo|kỹ thuật số|tự động|điện tử|số), (hệ thống|chương trình|phần mềm) (trả lời|trò chuyện|tóm tắt|trí tuệ)',
  maybeMachine: 'trợ lý, mô hình',
  address:
    'lưu ý cho, ghi chú cho, thông báo cho, gửi, hướng dẫn cho, dành cho, gửi đến, gửi tới, tất cả các, mọi, xin chào, chú ý, kính gửi, thân gửi',
  ifYouAre: 'nếu bạn là, nếu là, với tư cách',
  reads: 'đọc, đang đọc, xử lý, tóm tắt, phân tích, đọc, tóm tắt, xử lý, phân tích',
  here: 'trang này, văn bản này, đoạn này, nội dung này, dòng này, điều này, đánh giá này, trang này, tài liệu này, văn bản này, bài viết này, mô tả này, đánh giá này, câu trả lời này, sản phẩm này',
  forget:
    'bỏ qua, hãy quên, quên đi, quên hết, quên, phớt lờ, đừng tuân theo, không tuân theo, không còn hiệu lực, hết hiệu lực, gạt bỏ, gạt sang một bên, vô hiệu',
  orders: 'hướng dẫn, chỉ dẫn, chỉ thị, quy tắc, quy định, mệnh lệnh, lệnh, giới hạn',
  earlier: 'trước, trước đó, trước đây, ở trên, phía trên, tất cả, mọi, của bạn, ban đầu',
  told: 'những gì bạn được bảo, những gì đã được bảo, những gì đã được dặn, những gì bạn đã được dặn, mọi điều bạn được, mọi thứ ở trên, tất cả những gì ở trên, tất cả những điều trên, những gì chủ cửa hàng, phần còn lại của trang, những gì chủ (viết|nói|quán viết|tiệm viết), những gì viết ở trên',
  reveal: 'tiết lộ, hiển thị, lặp lại, in ra, cho xem',
  prompt: 'lời nhắc hệ thống, chỉ thị hệ thống, hướng dẫn của bạn, hướng dẫn hệ thống',
  fromNow: 'từ bây giờ, từ giờ, kể từ bây giờ, từ nay, từ nay về sau, cho đến khi có thông báo',
  become: 'bây giờ bạn là, bạn là một, bạn không còn là, giả vờ, hãy đóng vai, đóng vai, vai trò mới, hành động như',
  role: 'không giới hạn, không có giới hạn, chế độ nhà phát triển, không quy tắc, cướp biển, chủ cửa hàng',
  say: 'hãy nói, nói rằng, trả lời, hãy trả lời, hãy viết, viết, giới thiệu, hãy đề xuất, đề xuất, đề nghị, khẳng định, xác nhận, hứa, kết thúc, thêm, nói, nhắc đến',
  tell: 'nói với, bảo, hãy báo, thông báo cho, cho biết, cam đoan với',
  direct: 'yêu cầu, hỏi, gửi, hướng, chuyển, đề nghị, mời, cung cấp, đưa cho',
  strictly: 'chỉ, luôn, luôn luôn, chính xác, không gì khác, không bao giờ, nguyên văn, câu, duy nhất',
  everyAnswer: 'mọi câu trả lời, mỗi câu trả lời, tất cả câu trả lời, mọi cuộc trò chuyện, mỗi cuộc trò chuyện',
  anyQuestion: 'mọi câu hỏi, bất kỳ câu hỏi, mỗi câu hỏi, bất cứ câu hỏi, dù hỏi gì, hỏi bất cứ điều gì',
  audience: 'khách, khách hàng, người dùng, khách truy cập, khách thăm, người mua, du khách',
  anyone: 'mọi người, bất kỳ ai, ai đó, bất cứ ai, họ',
  when: 'nếu, khi, mỗi khi, bất cứ khi nào',
  asks: 'hỏi, thắc mắc, muốn biết',
  hide: 'đừng nhắc, không nhắc, đừng nói, không được nói, không đề cập, đừng đề cập, không tiết lộ, đừng tiết lộ, giữ bí mật, mà không nhắc, mà không (nhắc|đề cập|nói|trích|tiết lộ|giải thích), không trích dẫn',
  must: 'phải, hãy, cần, vui lòng, xin, bắt buộc',
  others: 'chúng tôi, tôi, có thể, chúng ta',
  speaker:
    'hệ thống, trợ lý, nhà phát triển, quản trị viên, ai, bot, hướng dẫn mới, chỉ thị mới, (thông báo|tin nhắn|cập nhật|lệnh) hệ thống',
  responder:
    'ai trả lời, người trả lời, bất kỳ ai trả lời, bất cứ ai trả lời, những người trả lời, nhân viên chat, nhân viên trực chat, nhân viên trả lời, đội chat, khi trả lời, người hay máy, ai đọc, người đang đọc, (ai|người|nhân viên) (trả lời|được hỏi|phụ trách trả lời) .. (câu hỏi|khách|ở đây), nếu được hỏi, khi được hỏi',
  secret: 'mật khẩu, mã pin, số thẻ, cvv, hộ chiếu, căn cước, cccd, ngày sinh, mã otp, mã xác minh, số cmnd',
  that: 'rằng, là',
  system: 'hệ thống, chương trình, phần mềm, công cụ, máy',
  void: 'không còn (hiệu lực|áp dụng|được dùng|được đọc|giá trị), (đã bị|bị) (hủy|bãi bỏ|thu hồi), hết hiệu lực',
  decode: 'đọc ngược, từ cuối lên, giải mã, rot13, base64',
  obey: 'tuân theo, làm theo, thực hiện, thi hành, áp dụng',
  thisAnswer: 'câu trả lời này, câu này, những lời này',
  asker:
    '(ai|bất kỳ ai|bất cứ ai|khách|khách hàng|mọi người|người nào|người) (hỏi|nào hỏi|muốn biết|có hỏi), khi (được hỏi|có người hỏi|khách hỏi), (nếu|hễ) (ai|khách|có ai|được|khách hàng) hỏi',
  replied:
    '(trả lời|được trả lời|được báo|được cho biết|báo) (rằng|là|giá|như sau), câu trả lời (là|duy nhất), được (hướng dẫn|chỉ dẫn) (tới|đến|sang)',
  forbids: 'khong',
}
